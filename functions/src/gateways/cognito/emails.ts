import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { shownName } from '@learning/shared/domain/visible-line';
import { findLearner } from './accounts.ts';

/** How a learner is addressed. */
export interface Contact {
  email: string;
  /** One visible line, because accounts are named at Cognito itself; null without a name. Source: rules/privacy.md P10 */
  name: string | null;
}

/** Returns a learner's address and name; null when there is no such learner or they have no address. */
export type ContactOf = (userId: string) => Promise<Contact | null>;

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
export function cognitoContacts(userPoolId: string, clock: () => number = Date.now): ContactOf {
  const client = new CognitoIdentityProviderClient({});
  const cache = new Map<string, { contact: Contact; until: number }>();
  return async (userId) => {
    const known = cache.get(userId);
    if (known && clock() < known.until) return known.contact;
    const account = await findLearner(client, userPoolId, userId);
    const valueOf = (name: string) =>
      account?.Attributes?.find(({ Name }) => Name === name)?.Value ?? null;
    const email = valueOf('email');
    if (email === null) return null;
    const contact = { email, name: shownName(valueOf('name') ?? '') };
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(userId, { contact, until: clock() + CACHED_MS });
    return contact;
  };
}

/** Like `cognitoContacts`, for the address alone. */
export function cognitoEmails(userPoolId: string, clock: () => number = Date.now): EmailOf {
  const contactOf = cognitoContacts(userPoolId, clock);
  return async (userId) => (await contactOf(userId))?.email ?? null;
}
