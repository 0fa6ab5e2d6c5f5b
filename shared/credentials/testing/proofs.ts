import type { JsonObject } from '../reading/parse-json.ts';
import { sha256, toBase64Url, toMultibase58 } from '../verification/bytes.ts';
import type { IssuerKey } from '../verification/issuer-key.ts';
import { canonicalGraph } from '../verification/json-ld/canonical-graph.ts';

/** Signs JSON documents with an embedded proof. */
export interface ProofSigner {
  key: IssuerKey;
  /** Returns the document with one more proof; `options` replace those of the proof. */
  prove(document: JsonObject, options?: JsonObject): Promise<JsonObject>;
}

/** Creates a signer with a new Ed25519 key, which proofs name as `method`. */
export async function proofSigner(method: string): Promise<ProofSigner> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const { x } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const key: IssuerKey = { kty: 'OKP', crv: 'Ed25519', x: x!, kid: method };
  return {
    key,
    async prove({ proof, ...credential }, changes = {}) {
      const options: JsonObject = {
        type: 'DataIntegrityProof',
        cryptosuite: 'eddsa-rdfc-2022',
        created: '2026-11-01T10:00:00Z',
        verificationMethod: method,
        proofPurpose: 'assertionMethod',
        ...changes,
      };
      const hashes = await Promise.all(
        [{ '@context': credential['@context']!, ...options }, credential].map(async (part) =>
          sha256(new TextEncoder().encode(await canonicalGraph(part))),
        ),
      );
      const hash = Uint8Array.from(hashes.flatMap((half) => [...half]));
      const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, hash);
      const own = { ...options, proofValue: toMultibase58(new Uint8Array(signature)) };
      return { ...credential, proof: [...(Array.isArray(proof) ? proof : []), own] };
    },
  };
}

/** Returns a key as a `did:key` writes it. */
export function multikeyOf(key: IssuerKey): string {
  const bytes = Uint8Array.from(Buffer.from(key.x!, 'base64url'));
  return toMultibase58(Uint8Array.of(0xed, 0x01, ...bytes));
}

/** Returns a key as a `did:jwk`. */
export function didJwkOf(key: object): string {
  return `did:jwk:${toBase64Url(new TextEncoder().encode(JSON.stringify(key)))}`;
}
