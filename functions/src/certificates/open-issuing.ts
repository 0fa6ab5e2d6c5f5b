import { documentBucket } from '#gateways/credentials/document-bucket.ts';
import { kmsSigner } from '#gateways/credentials/kms-signer.ts';
import { parameterSigner } from '#gateways/credentials/parameter-signer.ts';
import { siteOriginReader } from '#gateways/site-origin.ts';
import type * as z from 'zod';
import type { IssuingGateways } from './dependencies.ts';
import type { issuingEnvironment } from './env.ts';

/** Opens the services that a function's environment names. */
export function openIssuing(environment: z.output<typeof issuingEnvironment>): IssuingGateways {
  return {
    signer: kmsSigner(environment.SIGNING_KEY),
    proofSigner: parameterSigner(environment),
    documents: documentBucket(environment.CREDENTIALS_BUCKET),
    issuer: environment.ISSUER,
    siteOrigin: siteOriginReader(environment),
  };
}
