/**
 * Minutes for which a sign-in is recent enough to change how the learner signs in, or to delete the account. Without schemas, for the
 * browser. Source: rules/access.md A35
 */
export const RECENT_SIGN_IN_MINUTES = 15;
