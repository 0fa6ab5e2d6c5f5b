import { type LoadDocument, publicAddress } from './documents.ts';
import type { FoundKey, IssuerKey, KeyClaim } from './issuer-key.ts';
import {
  isSameKey,
  keyOfDidJwk,
  keyOfMultibase,
  keysOfField,
  parseDocument,
  type PublishedKey,
  referencesOf,
} from './key-documents.ts';
import type { JsonObject } from '../reading/parse-json.ts';
import { failed, notChecked, passed } from './verdict.ts';

/**
 * Finds the key of an issuer that is a DID: in its own document, under `assertionMethod`, controlled by the DID itself. A `did:key` or
 * `did:jwk` is its key and says nothing about who it belongs to.
 *
 * @see https://www.w3.org/TR/cid-1.0/#retrieve-verification-method
 */
export async function findDidKey(claim: KeyClaim, load: LoadDocument): Promise<FoundKey> {
  const { issuerId: did } = claim;
  const method = claim.method?.startsWith('#') ? did + claim.method : claim.method;
  // The key of another DID is not the issuer's, whatever document lists it.
  if (method?.startsWith('did:') && method.split('#')[0] !== did) {
    return { issuer: failed('issuer', 'key_not_published') };
  }
  const own = keyInDid(did);
  if (own) return { key: own, issuer: notChecked('issuer', 'key_only') };
  const address = addressOfDidWeb(did);
  if (address === undefined) return { issuer: notChecked('issuer', 'key_not_found') };
  const document = parseDocument(await load(address));
  if (document?.['id'] !== did) {
    const stated = keyOfMultibase(method?.split('#')[1] ?? '') ?? claim.embedded;
    const issuer = notChecked('issuer', 'issuer_not_reachable');
    return stated ? { key: stated, issuer } : { issuer };
  }
  const keys = assertionKeys(document, did);
  const [key, ...others] = keys.filter(({ id, key: published }) => {
    if (method !== undefined) return id === method;
    return claim.embedded === undefined || isSameKey(published, claim.embedded);
  });
  if (!key || !others.every((other) => isSameKey(other.key, key.key))) {
    return { issuer: failed('issuer', 'key_not_published') };
  }
  return { key: key.key, issuer: passed('issuer') };
}

/** Returns the key that a DID consists of. */
export function keyInDid(did: string): IssuerKey | undefined {
  if (did.startsWith('did:key:'))
    return keyOfMultibase(did.slice('did:key:'.length).split('#')[0]!);
  return did.startsWith('did:jwk:') ? keyOfDidJwk(did.split('#')[0]!) : undefined;
}

/** Returns the address of the document of a `did:web`. @see https://w3c-ccg.github.io/did-method-web/#read-resolve */
export function addressOfDidWeb(did: string): string | undefined {
  if (!did.startsWith('did:web:')) return undefined;
  const [host, ...path] = did.slice('did:web:'.length).split(':');
  // No step of the path may lead to another place, in whatever spelling.
  if (
    !/^[\w.-]+(%3a\d+)?$/i.test(host ?? '') ||
    path.some((step) => !/^[\w~-][\w.~-]*$/.test(step))
  )
    return undefined;
  const place = path.length === 0 ? '.well-known' : path.join('/');
  const address = `https://${host!.replace(/%3a/i, ':')}/${place}/did.json`;
  const url = publicAddress(address);
  return url?.pathname === `/${place}/did.json` ? url.href : undefined;
}

/** Returns the keys that a document names for statements of its DID, by their full ids. */
function assertionKeys(document: JsonObject, did: string): PublishedKey[] {
  const full = (id: string | undefined) => (id?.startsWith('#') ? did + id : id);
  const named = new Set(referencesOf(document['assertionMethod']).map(full));
  return [
    ...keysOfField(document['assertionMethod']),
    ...keysOfField(document['verificationMethod']).filter(({ id }) => named.has(full(id))),
  ]
    .map((published) => ({ ...published, id: full(published.id) }))
    .filter(({ id, controller }) => controller === did && id?.startsWith(`${did}#`));
}
