import { createSign, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { IssuingGateways } from '#certificates/dependencies.ts';
import type {
  Ed25519PublicKey,
  PublicDocument,
  RsaPublicKey,
} from '#certificates/credential-provider.ts';

export const TEST_ORIGIN = 'https://learn.example.org';

/** What a test signs and publishes with: keys in memory, and the documents that were written. */
export interface TestIssuing extends IssuingGateways {
  /** By their path below `/credentials/`. */
  published: Map<string, PublicDocument>;
  /** While set, documents cannot be written. */
  isStoreDown: boolean;
}

/** Generating an RSA key takes long, so most tests share one. */
const keys = new Map<string, { rsa: KeyObject; ed25519: KeyObject }>();

/** Opens keys and an empty store. @param source names the keys; another name has other keys */
export function openTestIssuing(source = 'key-1'): TestIssuing {
  const published = new Map<string, PublicDocument>();
  const { rsa, ed25519 } = keysOf(source);
  const issuing: TestIssuing = {
    published,
    isStoreDown: false,
    signer: {
      source,
      readPublicKey: () => Promise.resolve(publicRsa(rsa)),
      sign: (bytes) => Promise.resolve(createSign('RSA-SHA256').update(bytes).sign(rsa)),
    },
    proofSigner: {
      source: `proof-${source}`,
      readPublicKey: () => Promise.resolve(publicEd25519(ed25519)),
      sign: (bytes) => Promise.resolve(sign(null, bytes, ed25519)),
    },
    documents: {
      put(document) {
        if (issuing.isStoreDown) return Promise.reject(new Error('The store is down.'));
        published.set(document.path, document);
        return Promise.resolve();
      },
    },
    issuer: { name: 'Due Course', url: null, email: null },
    siteOrigin: () => Promise.resolve(TEST_ORIGIN),
  };
  return issuing;
}

/** Returns a published text. */
export function textAt(issuing: TestIssuing, path: string): string {
  return String(issuing.published.get(path)?.body);
}

function keysOf(source: string) {
  const known = keys.get(source) ?? {
    rsa: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
    ed25519: generateKeyPairSync('ed25519').privateKey,
  };
  keys.set(source, known);
  return known;
}

function publicRsa(key: KeyObject): RsaPublicKey {
  const { n, e } = key.export({ format: 'jwk' }) as { n: string; e: string };
  return { kty: 'RSA', n, e };
}

function publicEd25519(key: KeyObject): Ed25519PublicKey {
  const { x } = key.export({ format: 'jwk' }) as { x: string };
  return { kty: 'OKP', crv: 'Ed25519', x };
}
