import type { JWK } from 'jose';
import {
  asArray,
  asText,
  isObject,
  type Json,
  type JsonObject,
  parseJson,
} from '../reading/parse-json.ts';
import { fromMultibase58, toBase64Url } from './bytes.ts';
import { type LoadDocument, publicAddress } from './documents.ts';
import { type Check, failed, notChecked, passed } from './verdict.ts';

/** The issuer whose keys come with the site: ours. Its credentials are good by these keys alone. */
export interface KnownIssuer {
  id: string;
  keys: readonly JWK[];
}

/** What a signature says about its key. */
export interface KeyClaim {
  issuerId: string;
  /** `kid` of a token, `verificationMethod` of a proof. */
  method?: string | undefined;
  /** The key that a token brings along. It shows at most that nothing was changed. */
  embedded?: JWK | undefined;
}

export interface FoundKey {
  key?: JWK;
  /** Whether the key is shown to belong to the issuer. */
  issuer: Check;
}

/**
 * Finds the key of a signature, and whether it belongs to the issuer: by our own list, by a document on the issuer's https host, or
 * not at all (`did:key`, a key inside the token).
 */
export async function findKey(
  { issuerId, method, embedded }: KeyClaim,
  load: LoadDocument,
  known?: KnownIssuer,
): Promise<FoundKey> {
  if (known && issuerId === known.id) {
    const key = known.keys.find(({ kid }) => kid !== undefined && kid === method);
    return key
      ? { key, issuer: passed('issuer') }
      : { issuer: failed('issuer', 'key_not_published') };
  }
  if (method?.startsWith('did:key:')) {
    const key = keyOfMultibase(method.slice('did:key:'.length).split('#')[0]!);
    return { ...(key ? { key } : {}), issuer: notChecked('issuer', 'key_only') };
  }
  const host = hostOf(issuerId);
  if (method === undefined) return findEmbedded(embedded, issuerId, load);
  if (hostOf(method) === undefined) return { issuer: notChecked('issuer', 'key_not_found') };
  // The key itself may be the fragment: enough to see that nothing was changed, not whose key it is.
  const fragment = method.split('#')[1];
  const stated = (fragment ? keyOfMultibase(fragment) : undefined) ?? embedded;
  const unlinked: FoundKey = {
    ...(stated ? { key: stated } : {}),
    issuer: notChecked('issuer', host === hostOf(method) ? 'issuer_not_reachable' : 'key_only'),
  };
  if (host === undefined || hostOf(method) !== host) return unlinked;
  const text = await load(addressOf(method)!);
  if (text === undefined) return unlinked;
  const key = keyInDocument(text, method);
  if (key) return { key, issuer: passed('issuer') };
  return { ...unlinked, issuer: notChecked('issuer', 'key_not_published') };
}

/** A token with its key inside, or without a word about its key: good if the issuer's own document has that key. */
async function findEmbedded(
  embedded: JWK | undefined,
  issuerId: string,
  load: LoadDocument,
): Promise<FoundKey> {
  const address = addressOf(issuerId);
  const text = address ? await load(address) : undefined;
  const published = text === undefined ? [] : keysIn(text).map(({ key }) => key);
  const same = embedded && published.find((key) => isSameKey(key, embedded));
  if (same) return { key: same, issuer: passed('issuer') };
  if (!embedded && published.length === 1) return { key: published[0]!, issuer: passed('issuer') };
  if (!embedded) return { issuer: notChecked('issuer', 'key_not_found') };
  return { key: embedded, issuer: notChecked('issuer', 'key_only') };
}

/** Returns the https address of an id: its own, or that of a `did:web`. */
export function addressOf(id: string): string | undefined {
  if (!id.startsWith('did:web:')) return publicAddress(id)?.href;
  const [host, ...path] = id.split('#')[0]!.slice('did:web:'.length).split(':');
  if (!host || path.some((step) => !/^[\w.~%-]+$/.test(step))) return undefined;
  const place = path.length === 0 ? '.well-known' : path.join('/');
  return publicAddress(`https://${host.replace(/%3a/i, ':')}/${place}/did.json`)?.href;
}

function hostOf(id: string): string | undefined {
  const address = addressOf(id);
  return address ? new URL(address).host : undefined;
}

interface PublishedKey {
  id?: string | undefined;
  key: JWK;
}

function keyInDocument(text: string, method: string): JWK | undefined {
  const keys = keysIn(text);
  const fragment = method.split('#')[1];
  const isNamed = ({ id }: PublishedKey) =>
    id !== undefined && (id === method || (fragment !== undefined && id === `#${fragment}`));
  const named = keys.find(isNamed) ?? keys.find(({ key }) => key.kid === method);
  if (named) return named.key;
  const stated = fragment ? keyOfMultibase(fragment) : undefined;
  if (stated) return keys.find(({ key }) => isSameKey(key, stated))?.key;
  // The address of one key, without a name inside.
  return fragment === undefined && keys.length === 1 ? keys[0]!.key : undefined;
}

/** Returns the keys of a document: one JWK, a set of them, or a controller document with its verification methods. */
function keysIn(text: string): PublishedKey[] {
  let document: Json;
  try {
    document = parseJson(text);
  } catch {
    return [];
  }
  if (!isObject(document)) return [];
  if (typeof document['kty'] === 'string') return [{ key: publicPart(document) }];
  const set = asArray(document['keys']).filter(isObject);
  const methods = [
    document['verificationMethod'],
    document['assertionMethod'],
    document['publicKey'],
  ]
    .flatMap(asArray)
    .filter(isObject);
  return [
    ...set.map((one) => ({ id: asText(one['kid']), key: publicPart(one) })),
    ...methods.flatMap((one) => {
      const jwk = one['publicKeyJwk'];
      const key = isObject(jwk)
        ? publicPart(jwk)
        : keyOfMultibase(asText(one['publicKeyMultibase']) ?? '');
      return key ? [{ id: asText(one['id']), key }] : [];
    }),
  ];
}

const PUBLIC_FIELDS = ['kty', 'kid', 'alg', 'use', 'n', 'e', 'crv', 'x', 'y'] as const;

/** Returns the public fields of a key alone. */
export function publicPart(jwk: JsonObject): JWK {
  const fields = PUBLIC_FIELDS.flatMap((name) =>
    typeof jwk[name] === 'string' ? [[name, jwk[name]] as const] : [],
  );
  return Object.fromEntries(fields) as JWK;
}

function isSameKey(one: JWK, other: JWK): boolean {
  return (['kty', 'n', 'e', 'crv', 'x', 'y'] as const).every((name) => one[name] === other[name]);
}

/** Reads an Ed25519 key as Multikey writes it: base58 of `ed 01` and 32 bytes. */
function keyOfMultibase(text: string): JWK | undefined {
  const bytes = fromMultibase58(text);
  if (bytes?.length !== 34 || bytes[0] !== 0xed || bytes[1] !== 0x01) return undefined;
  return { kty: 'OKP', crv: 'Ed25519', x: toBase64Url(bytes.subarray(2)) };
}
