/** The Cognito group of the demo account, whose password is published: everyone who tries the product shares it. */
export const DEMO_GROUP = 'demo';

/** The demo account's user name; learners' names are random. */
export const DEMO_USERNAME = 'demo';

/**
 * Returns whether an account is the demo account, by the groups in its token.
 *
 * Source: rules/access.md A21
 */
export function isDemoAccount(groups: readonly string[]): boolean {
  return groups.includes(DEMO_GROUP);
}
