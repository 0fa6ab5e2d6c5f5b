import type { JsonObject } from '../reading/parse-json.ts';
import type { Check } from './verdict.ts';

/** What is known after looking at the signature. */
export interface SignedContent {
  /** The credential that was signed; undefined when there is nothing to look at. */
  credential?: JsonObject;
  signature: Check;
  issuer: Check;
}
