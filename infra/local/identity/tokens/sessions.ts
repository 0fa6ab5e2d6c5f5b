import { randomUUID } from 'node:crypto';
import type { User } from 'cognito-local/lib/services/userPoolService.js';
import { findUser, groupsOf, saveUser, type Fields } from '../calls/call.ts';
import { refusal } from '../cognito-error.ts';
import { decodeJwt, readJwt } from './jwt.ts';
import type { PoolServices } from '../pool-services.ts';
import { SELF_SERVICE_SCOPE } from '../pool-triggers.ts';
import { ACCESS_TOKEN_MINUTES, REFRESH_GRACE_SECONDS } from '@learning/infra/pool-settings';
import { USER_POOL_CLIENT_ID } from '../user-pool.ts';

/** A user with replaced refresh tokens, each with the time (epoch seconds) until which it is valid. */
type SessionUser = User & { ReplacedRefreshTokens?: Record<string, number> };

interface RefreshClaims {
  sub: string;
  origin_jti: string;
  auth_time: number;
  exp: number;
}

/** Older sign-ins of the same user end, because the pool is written as one file. */
export const MAX_SIGN_INS = 50;

/** Signs a user in who has proved who they are. */
export async function startSession(services: PoolServices, user: User): Promise<Fields> {
  const signIn = { id: randomUUID(), at: services.tokenGenerator.now() };
  const groups = await groupsOf(services, user);
  const tokens = await services.tokenGenerator.issue(
    'Authentication',
    user,
    groups,
    USER_POOL_CLIENT_ID,
    signIn,
  );
  await saveUser(services, {
    ...user,
    RefreshTokens: [...user.RefreshTokens.slice(1 - MAX_SIGN_INS), tokens.RefreshToken],
  });
  return { ...tokens, TokenType: 'Bearer', ExpiresIn: ACCESS_TOKEN_MINUTES * 60 };
}

/**
 * Exchanges a refresh token for new tokens, including a new refresh token. The old one stays valid for a few seconds, because two tabs
 * may refresh at once.
 *
 * @throws CognitoError `NotAuthorizedException` for a token that is forged, expired, replaced or revoked
 */
export async function refresh(services: PoolServices, token: unknown): Promise<Fields> {
  const { claims, user } = await readRefreshToken(services, token);
  const now = services.tokenGenerator.now();
  if (claims.exp <= now) throw refusal.expiredRefreshToken();
  const replaced = validReplacements(user, now);
  const isCurrent = user.RefreshTokens.includes(token as string);
  if (!isCurrent && !((token as string) in replaced)) throw refusal.revokedRefreshToken();
  const signIn = { id: claims.origin_jti, at: claims.auth_time };
  const groups = await groupsOf(services, user);
  const tokens = await services.tokenGenerator.issue(
    'RefreshTokens',
    user,
    groups,
    USER_POOL_CLIENT_ID,
    signIn,
  );
  await saveUser(services, {
    ...user,
    RefreshTokens: [...user.RefreshTokens.filter((other) => other !== token), tokens.RefreshToken],
    ReplacedRefreshTokens: {
      [token as string]: now + REFRESH_GRACE_SECONDS,
      ...replaced,
    },
  } as SessionUser);
  return { ...tokens };
}

/** Ends the sign-in of a refresh token, even if it is already revoked. */
export async function revoke(services: PoolServices, token: unknown): Promise<void> {
  const { claims, user } = await readRefreshToken(services, token);
  await saveUser(services, {
    ...user,
    RefreshTokens: user.RefreshTokens.filter((other) => signInOf(other) !== claims.origin_jti),
    ReplacedRefreshTokens: {},
  } as SessionUser);
}

/** Ends all sign-ins of a user, on every device. */
export async function revokeAll(services: PoolServices, user: User): Promise<void> {
  await saveUser(services, {
    ...user,
    RefreshTokens: [],
    ReplacedRefreshTokens: {},
  } as SessionUser);
}

/**
 * Returns the user who changes their account with an access token.
 *
 * @throws CognitoError `NotAuthorizedException` when the token is forged, expired or without the scope, or its sign-in was ended
 */
export async function userOfAccessToken(services: PoolServices, token: unknown): Promise<User> {
  const claims = typeof token === 'string' ? readJwt(token, services.signingKey) : undefined;
  if (claims?.['token_use'] !== 'access') throw refusal.invalidAccessToken();
  if (claims['scope'] !== SELF_SERVICE_SCOPE) throw refusal.missingScope();
  if (Number(claims['exp']) <= services.tokenGenerator.now()) throw refusal.expiredAccessToken();
  const user = await findUser(services, claims['sub']);
  const signIns = user?.RefreshTokens.map((other) => signInOf(other)) ?? [];
  if (!user || !signIns.includes(claims['origin_jti'])) throw refusal.revokedAccessToken();
  return user;
}

async function readRefreshToken(services: PoolServices, token: unknown) {
  const claims = typeof token === 'string' ? readJwt(token, services.signingKey) : undefined;
  if (claims?.['token_use'] !== 'refresh') throw refusal.invalidRefreshToken();
  const user = await findUser(services, claims['sub']);
  if (!user) throw refusal.invalidRefreshToken();
  return { claims: claims as unknown as RefreshClaims, user: user as SessionUser };
}

function validReplacements(user: SessionUser, now: number): Record<string, number> {
  const entries = Object.entries(user.ReplacedRefreshTokens ?? {});
  return Object.fromEntries(entries.filter(([, until]) => until > now));
}

/** Returns the sign-in's id. The token comes from the store, so its signature needs no check. */
function signInOf(storedRefreshToken: string): unknown {
  return decodeJwt(storedRefreshToken)?.['origin_jti'];
}
