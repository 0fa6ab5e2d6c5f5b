/** How one can sign in. A code is one that was mailed. With an authenticator app, a password is `password`, too. */
export const SIGN_IN_METHODS = ['password', 'passkey', 'code'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];
