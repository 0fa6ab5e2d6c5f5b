/**
 * Reads the tokens that Amplify stored, without loading Amplify (36 KB). Its keys are
 * `CognitoIdentityServiceProvider.<client id>.LastAuthUser` and `….<username>.<accessToken | idToken | …>`.
 */
const PREFIX = 'CognitoIdentityServiceProvider.';
const LAST_USER = '.LastAuthUser';

export interface StoredTokens {
  accessToken: string;
  idToken: string;
  /** Milliseconds to add to this device's clock, measured by Amplify at sign-in. */
  clockDriftMs: number;
}

/** Claims in a token. The browser reads them without verifying the token. */
interface TokenClaims {
  sub?: string;
  email?: string;
  name?: string;
  'cognito:groups'?: string[];
  /** Seconds since 1970. */
  exp?: number;
  /** Seconds since 1970: when the learner signed in. A refresh keeps it. */
  auth_time?: number;
  /** What the token may do at Cognito, separated by spaces. A refresh takes it away. */
  scope?: string;
}

export type TokenStorage = Pick<Storage, 'getItem' | 'removeItem' | 'key' | 'length'>;

/** Returns the tokens of the last signed-in learner, or undefined. */
export function readTokens(storage: TokenStorage): StoredTokens | undefined {
  const lastUserKey = keysOf(storage).find((key) => key.endsWith(LAST_USER));
  const username = lastUserKey && storage.getItem(lastUserKey);
  if (!username) return undefined;
  const base = `${lastUserKey.slice(0, -LAST_USER.length)}.${username}`;
  const accessToken = storage.getItem(`${base}.accessToken`);
  const idToken = storage.getItem(`${base}.idToken`);
  if (!accessToken || !idToken) return undefined;
  return {
    accessToken,
    idToken,
    clockDriftMs: Number.parseInt(storage.getItem(`${base}.clockDrift`) ?? '0', 10) || 0,
  };
}

/** Removes everything Amplify stored for a session. */
export function removeTokens(storage: TokenStorage): void {
  for (const key of keysOf(storage)) storage.removeItem(key);
}

/** Returns the claims of a token, or undefined when it is invalid. */
export function claimsOf(token: string): TokenClaims | undefined {
  try {
    const payload = token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as TokenClaims;
  } catch {
    return undefined;
  }
}

function keysOf(storage: TokenStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
    (key) => key.startsWith(PREFIX),
  );
}
