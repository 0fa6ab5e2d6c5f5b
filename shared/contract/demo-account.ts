import { mailboxOf } from '../domain/mailbox.ts';

/** The Cognito group of demo learners. Their tokens cannot change their accounts, and what others see refuses them. */
export const DEMO_GROUP = 'demo';

/** The mailbox of all demo learners, which no one reads: each has its own tag in it. */
const DEMO_MAILBOX = 'demo@duecourse.example';

/** How long a visitor's demo learner lasts. Source: rules/access.md A8 */
export const DEMO_HOURS = 24;

/**
 * Returns whether an account is that of a demo learner, by the groups in its token.
 *
 * Source: rules/access.md A21
 */
export function isDemoAccount(groups: readonly string[]): boolean {
  return groups.includes(DEMO_GROUP);
}

/** Returns the address of a visitor's demo learner. */
export const demoAddress = (tag: string): string => DEMO_MAILBOX.replace('@', `+${tag}@`);

/** Returns whether an address is that of a demo learner, to which nothing is mailed. */
export const isDemoAddress = (email: string): boolean => mailboxOf(email) === DEMO_MAILBOX;
