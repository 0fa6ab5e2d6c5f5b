import type { JsonObject } from '../reading/parse-json.ts';
import { sha256, toMultibase58 } from '../verification/bytes.ts';
import { canonicalGraph } from '../verification/json-ld/canonical-graph.ts';
import type { DataIntegrityProof } from './credential-documents.ts';

interface Options {
  /** The address of the public key's document. */
  verificationMethod: string;
  created: string;
  /** Returns the Ed25519 signature of some bytes. */
  sign: (bytes: Uint8Array) => Promise<Uint8Array>;
}

/**
 * Returns the proof of a document, to be put into it. What is signed is the document's meaning as JSON-LD and not its bytes, so every
 * spelling of it verifies.
 *
 * @throws Error for a term that no context defines
 * @see https://www.w3.org/TR/vc-di-eddsa/#create-proof-eddsa-rdfc-2022
 */
export async function createProof(
  document: object,
  { verificationMethod, created, sign }: Options,
): Promise<DataIntegrityProof> {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created,
    verificationMethod,
    proofPurpose: 'assertionMethod',
  } as const;
  const content = document as JsonObject;
  const config = { '@context': content['@context']!, ...options };
  const signed = Uint8Array.from([...(await hashOf(config)), ...(await hashOf(content))]);
  return { ...options, proofValue: toMultibase58(await sign(signed)) };
}

async function hashOf(document: JsonObject): Promise<Uint8Array> {
  return sha256(new TextEncoder().encode(await canonicalGraph(document)));
}
