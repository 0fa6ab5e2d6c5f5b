import { asArray, asText, type JsonObject } from '../reading/parse-json.ts';
import { keyInDid } from './did-key.ts';
import { type LoadDocument, publicAddress } from './documents.ts';
import type { FoundKey, IssuerKey, KeyClaim } from './issuer-key.ts';
import {
  isSameKey,
  keyOfMultibase,
  keysOfField,
  keysOfSet,
  parseDocument,
  type PublishedKey,
  referencesOf,
} from './key-documents.ts';
import { failed, notChecked, passed } from './verdict.ts';

const FIELDS = ['assertionMethod', 'verificationMethod', 'publicKey'] as const;

/**
 * Finds the key of an issuer that is an https address: in the document at that address, or in what this document names as its keys. A
 * key elsewhere on the host may be another tenant's.
 */
export async function findPublishedKey(claim: KeyClaim, load: LoadDocument): Promise<FoundKey> {
  const stated = statedKey(claim);
  const url = publicAddress(claim.issuerId);
  if (!url) {
    if (stated) return { key: stated, issuer: notChecked('issuer', 'key_only') };
    return { issuer: notChecked('issuer', 'key_not_found') };
  }
  const document = await readProfile(claim.issuerId, url, load);
  const published = document ? await keysNamedBy(document, claim, load) : [];
  const key = keyOf(claim, published, stated);
  if (key) return { key, issuer: passed('issuer') };
  const hasKeys = document && FIELDS.some((field) => keysOfField(document[field]).length > 0);
  if (hasKeys || published.length > 0) return { issuer: failed('issuer', 'key_not_published') };
  const unlinked = stated ?? (await keyOnSameHost(claim.method, url, load));
  const issuer = notChecked('issuer', document ? 'key_not_named' : 'issuer_not_reachable');
  return unlinked ? { key: unlinked, issuer } : { issuer };
}

/** Reads the document at the issuer's address. One that states another id is another's, wherever it lies. */
async function readProfile(
  issuerId: string,
  url: URL,
  load: LoadDocument,
): Promise<JsonObject | undefined> {
  const isPlain = url.href === issuerId || url.href === `${issuerId}/`;
  const document = isPlain ? parseDocument(await load(issuerId)) : undefined;
  const id = document?.['id'];
  return id === undefined || id === issuerId ? document : undefined;
}

/** Returns the keys in a document of the issuer, in the set it names, and at the address of a method that it names. */
async function keysNamedBy(
  document: JsonObject,
  { issuerId, method }: KeyClaim,
  load: LoadDocument,
): Promise<PublishedKey[]> {
  const set = asText(document['jwks_uri']);
  const ofSet = set === undefined ? undefined : parseDocument(await load(set));
  const inside = [...keysOfSet(document), ...ownMethods(document, issuerId)];
  const references = referencesOf(document['assertionMethod'] ?? document['verificationMethod']);
  const isElsewhere =
    method !== undefined && references.includes(method) && !inside.some(({ id }) => id === method);
  const ofMethod = isElsewhere ? parseDocument(await load(method)) : undefined;
  return [
    ...inside,
    ...(ofSet ? keysOfSet(ofSet) : []),
    ...(ofMethod ? keysAt(method!, ofMethod) : []),
  ].filter(({ controller = issuerId }) => controller === issuerId);
}

/** Returns the keys of a document that the issuer names by its address: a key, a set, one method or several. */
function keysAt(method: string, document: JsonObject): PublishedKey[] {
  const isKey = typeof document['kty'] === 'string';
  return [
    ...keysOfSet(document).map((published) => (isKey ? { ...published, id: method } : published)),
    ...keysOfField([document, ...asArray(document['verificationMethod'])]),
  ];
}

/** Returns the methods of a document; if it says which are for statements, only those. */
function ownMethods(document: JsonObject, issuerId: string): PublishedKey[] {
  const full = (id: string | undefined) => (id?.startsWith('#') ? issuerId + id : id);
  const forStatements = document['assertionMethod'];
  const named = new Set(referencesOf(forStatements).map(full));
  return FIELDS.flatMap((field) =>
    keysOfField(document[field])
      .map((published) => ({ ...published, id: full(published.id) }))
      .filter(
        ({ id }) => field === 'assertionMethod' || forStatements === undefined || named.has(id),
      ),
  );
}

/** Returns the published key that a signature means. One id with two keys means neither. */
function keyOf(
  { issuerId, method, embedded }: KeyClaim,
  published: readonly PublishedKey[],
  stated: IssuerKey | undefined,
): IssuerKey | undefined {
  const same = (key: IssuerKey | undefined) =>
    published.find((listed) => key && isSameKey(listed.key, key))?.key;
  if (method === undefined) {
    if (embedded) return same(embedded);
    return published.length === 1 ? published[0]!.key : undefined;
  }
  const full = method.startsWith('#') ? issuerId + method : method;
  const [named, ...others] = published.filter(({ id }) => id === full || id === method);
  if (named) {
    return others.every(({ key }) => isSameKey(key, named.key)) ? named.key : undefined;
  }
  const isOwnFragment = method.startsWith(`${issuerId}#`) || method.startsWith('did:');
  if (isOwnFragment) return same(stated);
  // The document is one key, without a name inside.
  const isSingle = method === issuerId && published.length === 1;
  return isSingle && published[0]!.id === undefined ? published[0]!.key : undefined;
}

/** Returns the key that the signature itself states: in its method, or along with it. */
function statedKey({ method, embedded }: KeyClaim): IssuerKey | undefined {
  if (method?.startsWith('did:')) return keyInDid(method);
  return keyOfMultibase(method?.split('#')[1] ?? '') ?? embedded;
}

/** Reads a key that lies on the issuer's host: enough to see that nothing was changed, not whose key it is. */
async function keyOnSameHost(
  method: string | undefined,
  issuer: URL,
  load: LoadDocument,
): Promise<IssuerKey | undefined> {
  const url = method === undefined ? undefined : publicAddress(method);
  if (!url || url.host !== issuer.host) return undefined;
  const document = parseDocument(await load(method!));
  const keys = document
    ? [...keysOfSet(document), ...FIELDS.flatMap((field) => keysOfField(document[field]))]
    : [];
  const named = keys.find(({ id }) => id === method) ?? (keys.length === 1 ? keys[0] : undefined);
  return named?.key;
}
