/** Settings of the Cognito user pool, for the identity stack and for the local pool that stands in for it. */
import { site } from '@learning/content/site';

/** Shortest password a learner may choose, in characters (ASVS 5.0.0, 6.2.1 asks for 15 without composition rules). */
export const MIN_PASSWORD_LENGTH = 15;
/** How long a token stays good, even after its learner signed out. Source: rules/access.md A24 */
export const ACCESS_TOKEN_MINUTES = 15;
export const REFRESH_TOKEN_DAYS = 30;
/** How long a refresh token still works after it was rotated, in case the response was lost. */
export const REFRESH_GRACE_SECONDS = 10;
/** How long a sign-in waits for an emailed code or a passkey. Cognito allows 3 to 15 minutes; mails may take some. */
export const CHALLENGE_MINUTES = 15;

/** The mail with a code that signs in. `{####}` is the place of the code. */
export const SIGN_IN_MAIL = {
  subject: `Your sign-in code for ${site.name}`,
  text: `Your sign-in code is {####}. It is valid for a few minutes. Never share it. If you didn’t request it, you can ignore this email; no one can sign in without the code.`,
};
