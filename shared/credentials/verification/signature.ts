import type { JsonObject } from '../reading/parse-json.ts';
import type { LoadDocument } from './documents.ts';
import type { KnownIssuer } from './issuer-key.ts';
import type { Check } from './verdict.ts';

/** What a verification goes by: the time, documents of issuers, and who we are. */
export interface Sources {
  now: Date;
  load: LoadDocument;
  known?: KnownIssuer | undefined;
}

/** What is known after looking at the signature. */
export interface SignedContent {
  /** The credential that was signed; undefined when there is nothing to look at. */
  credential?: JsonObject;
  signature: Check;
  issuer: Check;
}
