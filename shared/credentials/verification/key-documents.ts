import type { JWK } from 'jose';
import {
  asArray,
  asText,
  isObject,
  type Json,
  type JsonObject,
  parseJson,
} from '../reading/parse-json.ts';
import { fromBase64Url, fromMultibase58, toBase64Url } from './bytes.ts';
import type { IssuerKey } from './issuer-key.ts';

/** A verification method of a document, with what the document says about it. */
export interface PublishedKey {
  /** As the document spells it; it may be relative: `#key-1`. */
  id?: string | undefined;
  controller?: string | undefined;
  key: IssuerKey;
}

const KEY_FIELDS = ['kty', 'kid', 'alg', 'use', 'n', 'e', 'crv', 'x', 'y'];
const END_FIELDS = ['revoked', 'expires'];

/** Returns the public fields of a key alone. */
export function publicPart(jwk: JsonObject): IssuerKey {
  const fields = [...KEY_FIELDS, ...END_FIELDS].flatMap((name) =>
    typeof jwk[name] === 'string' ? [[name, jwk[name]] as const] : [],
  );
  return Object.fromEntries(fields) as IssuerKey;
}

/** Parses a document of an issuer. Returns undefined when it is not a JSON object. */
export function parseDocument(text: string | undefined): JsonObject | undefined {
  try {
    const value = text === undefined ? undefined : parseJson(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the keys of a JWK or of a set of them. Keys that are only for encryption do not count. */
export function keysOfSet(document: JsonObject): PublishedKey[] {
  const single = typeof document['kty'] === 'string' ? [document] : [];
  return [...single, ...asArray(document['keys']).filter(isObject)]
    .filter((jwk) => jwk['use'] === undefined || jwk['use'] === 'sig')
    .map((jwk) => ({ id: asText(jwk['kid']), key: publicPart(jwk) }));
}

/** Returns the keys among the entries of one field, such as `assertionMethod`; texts refer to other entries and are passed over. */
export function keysOfField(entries: Json | undefined): PublishedKey[] {
  return asArray(entries).filter(isObject).flatMap(keyOfMethod);
}

/** Returns the entries of a field that refer to a key by its id. */
export function referencesOf(entries: Json | undefined): string[] {
  return asArray(entries).filter((entry) => typeof entry === 'string');
}

function keyOfMethod(method: JsonObject): PublishedKey[] {
  const jwk = method['publicKeyJwk'];
  const key = isObject(jwk)
    ? publicPart(jwk)
    : keyOfMultibase(asText(method['publicKeyMultibase']) ?? '');
  if (!key) return [];
  const ends = publicPart({
    revoked: method['revoked'] ?? null,
    expires: method['expires'] ?? null,
  });
  const id = asText(method['id']);
  return [{ id, controller: asText(method['controller']), key: { ...key, ...ends } }];
}

export function isSameKey(key: JWK, other: JWK): boolean {
  return (['kty', 'n', 'e', 'crv', 'x', 'y'] as const).every((name) => key[name] === other[name]);
}

/** Reads an Ed25519 key as Multikey writes it: base58 of `ed 01` and 32 bytes. */
export function keyOfMultibase(text: string): IssuerKey | undefined {
  const bytes = fromMultibase58(text);
  if (bytes?.length !== 34 || bytes[0] !== 0xed || bytes[1] !== 0x01) return undefined;
  return { kty: 'OKP', crv: 'Ed25519', x: toBase64Url(bytes.subarray(2)) };
}

/** Reads the key that is a `did:jwk`. @see https://github.com/quartzjer/did-jwk/blob/main/spec.md */
export function keyOfDidJwk(did: string): IssuerKey | undefined {
  const bytes = fromBase64Url(did.slice('did:jwk:'.length));
  const jwk = bytes && parseDocument(new TextDecoder().decode(bytes));
  return jwk && typeof jwk['kty'] === 'string' ? publicPart(jwk) : undefined;
}
