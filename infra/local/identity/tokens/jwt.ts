import { sign, verify } from 'node:crypto';
import type { SigningKey } from './signing-key.ts';

export type Claims = Record<string, unknown>;

/** Returns a signed RS256 token. */
export function signJwt(claims: Claims, { privateKey, jwk }: SigningKey): string {
  const content = `${encode({ alg: 'RS256', kid: jwk.kid })}.${encode(claims)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`;
}

/** Returns the claims of a token signed with this key, even if expired; undefined for anything else. */
export function readJwt(token: string, { publicKey }: SigningKey): Claims | undefined {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || !signature || rest.length > 0) return undefined;
  const signed = Buffer.from(`${header}.${payload}`);
  if (!verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url')))
    return undefined;
  return decodeJwt(token);
}

/** Returns the claims of a token without checking its signature. */
export function decodeJwt(token: string): Claims | undefined {
  const payload = token.split('.')[1];
  return payload ? (JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims) : undefined;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
