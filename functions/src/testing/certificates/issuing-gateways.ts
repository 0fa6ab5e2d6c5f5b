import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { IssuingGateways } from '#certificates/dependencies.ts';
import type { PublicDocument, RsaPublicKey } from '#certificates/credential-provider.ts';

export const TEST_ORIGIN = 'https://learn.example.org';

/** What a test signs and publishes with: a key in memory, and the documents that were written. */
export interface TestIssuing extends IssuingGateways {
  /** By their path below `/credentials/`. */
  published: Map<string, PublicDocument>;
  /** While set, documents cannot be written. */
  isStoreDown: boolean;
}

let sharedKey: KeyObject | undefined;

/** Opens a key and an empty store. @param source names the key; another name gets a new key */
export function openTestIssuing(source = 'key-1', privateKey = keyOf(source)): TestIssuing {
  const published = new Map<string, PublicDocument>();
  const issuing: TestIssuing = {
    published,
    isStoreDown: false,
    signer: {
      source,
      readPublicKey: () => Promise.resolve(privateKeyJwk(privateKey) satisfies RsaPublicKey),
      sign: (bytes) => Promise.resolve(createSign('RSA-SHA256').update(bytes).sign(privateKey)),
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

/** Generating a key takes long, so most tests share one. */
function keyOf(source: string): KeyObject {
  if (source !== 'key-1') return newKey();
  sharedKey ??= newKey();
  return sharedKey;
}

function newKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
}

function privateKeyJwk(key: KeyObject): RsaPublicKey {
  const { n, e } = key.export({ format: 'jwk' }) as { n: string; e: string };
  return { kty: 'RSA', n, e };
}
