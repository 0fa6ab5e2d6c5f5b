import { isDemoAccount } from '@learning/shared/contract/demo-account';
import type { RouteDefinition } from '@learning/shared/contract/route';
import { Failure } from '#failure.ts';

/** The caller of the API, as identified by the token's `sub` and Cognito groups. */
export interface Caller {
  userId: string;
  groups: string[];
  /** When the learner last entered a password, passkey or code; a refreshed token keeps it. */
  signedInAt?: Date | undefined;
}

type Claims = Record<string, unknown>;

/**
 * Reads the caller from the claims API Gateway's JWT authorizer has verified.
 *
 * Accepts access tokens only. The authorizer also accepts ID tokens, because the pool signs both.
 *
 * @throws Failure `unauthorized` without claims, without a `sub`, or with an ID token.
 */
export function callerOf(claims: Claims | undefined): Caller {
  if (!claims || typeof claims['sub'] !== 'string' || claims['token_use'] !== 'access') {
    throw new Failure('unauthorized');
  }
  return {
    userId: claims['sub'],
    groups: groupsOf(claims['cognito:groups']),
    signedInAt: instantOf(claims['auth_time']),
  };
}

/** Reads epoch seconds: a number in the token, text as HTTP APIs pass it. */
function instantOf(claim: unknown): Date | undefined {
  const seconds = typeof claim === 'string' && /^\d{1,12}$/.test(claim) ? Number(claim) : claim;
  return typeof seconds === 'number' && Number.isInteger(seconds)
    ? new Date(seconds * 1000)
    : undefined;
}

/** HTTP APIs flatten the array claim to text, `[operators editors]`; tokens hold an array. */
function groupsOf(claim: unknown): string[] {
  if (Array.isArray(claim)) return claim.filter((group) => typeof group === 'string');
  if (typeof claim !== 'string') return [];
  return claim
    .replace(/^\[|\]$/g, '')
    .split(/[\s,]+/)
    .filter(Boolean);
}

/**
 * Resolves a `{userId}` (path or body): `me` or the caller's own id.
 *
 * @throws Failure `forbidden` for another learner's id. Source: rules/access.md A2
 */
export function ownUserId(requested: string, caller: Caller): string {
  if (requested !== 'me' && requested !== caller.userId) throw new Failure('forbidden');
  return caller.userId;
}

/**
 * Refuses the demo account where the contract says so. A public call has no verified claims; those in the sent token are enough
 * there, because a forged one could only refuse itself.
 *
 * @throws Failure `demo_account`. Source: rules/access.md A21
 */
export function refuseDemo(
  route: Pick<RouteDefinition, 'refusesDemo'>,
  claims: Claims | undefined,
): void {
  if (route.refusesDemo && isDemoAccount(groupsOf(claims?.['cognito:groups']))) {
    throw new Failure('demo_account');
  }
}

/** Returns the claims of the token in an Authorization header without verifying them. */
export function unverifiedClaims(authorization: string | undefined): Claims | undefined {
  const payload = authorization?.split('.')[1];
  if (!payload) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null ? (claims as Claims) : undefined;
  } catch {
    return undefined;
  }
}
