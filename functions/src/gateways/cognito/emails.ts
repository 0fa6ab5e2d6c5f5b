import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { findLearner } from './accounts.ts';

/** Returns a learner's e-mail address; null when there is no such learner or they have none. */
export type EmailOf = (userId: string) => Promise<string | null>;

/** Addresses change rarely, and only mail depends on them. */
const CACHED_MS = 5 * 60_000;
const MAX_CACHED = 500;

/**
 * Returns a reader of addresses in the user pool, with a cache of five minutes.
 *
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html
 */
export function cognitoEmails(userPoolId: string, clock: () => number = Date.now): EmailOf {
  const client = new CognitoIdentityProviderClient({});
  const cache = new Map<string, { email: string; until: number }>();
  return async (userId) => {
    const known = cache.get(userId);
    if (known && clock() < known.until) return known.email;
    const account = await findLearner(client, userPoolId, userId);
    const email = account?.Attributes?.find(({ Name }) => Name === 'email')?.Value ?? null;
    if (cache.size >= MAX_CACHED) cache.clear();
    if (email !== null) cache.set(userId, { email, until: clock() + CACHED_MS });
    return email;
  };
}
