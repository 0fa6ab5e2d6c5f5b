/** Settings of the Cognito user pool, for the identity stack and for the local pool that stands in for it. */

/** Shortest password a learner may choose, in characters (ASVS 5.0.0, 6.2.1 asks for 15 without composition rules). */
export const MIN_PASSWORD_LENGTH = 15;
/** How long a token stays good, even after its learner signed out. Source: rules/access.md A24 */
export const ACCESS_TOKEN_MINUTES = 15;
export const REFRESH_TOKEN_DAYS = 30;
/** How long a refresh token still works after it was rotated, in case the response was lost. */
export const REFRESH_GRACE_SECONDS = 10;
