import * as z from 'zod';
import { tableEnvironment } from '#table/env.ts';

/** Who issues the certificates: the operator. */
export const IssuerSettings = z.object({
  name: z.string().min(1),
  /** The operator's website; the site itself if null. */
  url: z.url().nullable(),
  email: z.email().nullable(),
});

/** Environment variables of the functions that issue and publish certificates. */
export const issuingEnvironment = tableEnvironment.extend({
  /** Name of the parameter below `SETTINGS_PATH` with the key of the second proofs. */
  PROOF_KEY_SETTING: z.string().optional(),
  /** Replaces the parameter under `npm start`. */
  PROOF_KEY: z.string().optional(),
  CREDENTIALS_BUCKET: z.string().min(1),
  /** The KMS key that signs. */
  SIGNING_KEY: z.string().min(1),
  /** JSON of `IssuerSettings`. */
  ISSUER: z.string().transform((text) => IssuerSettings.parse(JSON.parse(text))),
  /** Path in SSM Parameter Store that holds `site/origin`, which is known only once the site is deployed. */
  SETTINGS_PATH: z.string().optional(),
  /** Replaces the parameter under `npm start`. */
  SITE_ORIGIN: z.url().optional(),
});

/** Environment variables of the calls of learners, who may let a certificate name their address. */
export const certificateEnvironment = issuingEnvironment.extend({
  USER_POOL_ID: z.string().min(1),
});

export type IssuerSettings = z.infer<typeof IssuerSettings>;
