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

const CACHED_MS = 5 * 60_000;
const MAX_CACHED = 500;

/**
 * Returns a reader of addresses in the user pool. It has no cache: a changed address counts at once, and the old mailbox may belong to
 * someone else by then. A mail is far rarer than the pool's limit of 30 searches a second.
 *
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html
 */
export function cognitoContacts(userPoolId: string): ContactOf {
  const client = new CognitoIdentityProviderClient({});
  return async (userId) => {
    const account = await findLearner(client, userPoolId, userId);
    const valueOf = (name: string) =>
      account?.Attributes?.find(({ Name }) => Name === name)?.Value ?? null;
    const email = valueOf('email');
    return email === null ? null : { email, name: shownName(valueOf('name') ?? '') };
  };
}

/** Like `cognitoContacts`, for the address alone. */
export function cognitoEmails(userPoolId: string): EmailOf {
  const contactOf = cognitoContacts(userPoolId);
  return async (userId) => (await contactOf(userId))?.email ?? null;
}

/** Returns a reader of names and addresses that are only shown, with a cache of five minutes: pages ask far more often than mails. */
export function cachedContacts(contactOf: ContactOf, clock: () => number = Date.now): ContactOf {
  const cache = new Map<string, { contact: Contact; until: number }>();
  return async (userId) => {
    const known = cache.get(userId);
    if (known && clock() < known.until) return known.contact;
    const contact = await contactOf(userId);
    if (contact === null) return null;
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(userId, { contact, until: clock() + CACHED_MS });
    return contact;
  };
}
