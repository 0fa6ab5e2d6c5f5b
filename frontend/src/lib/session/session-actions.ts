/**
 * Offers the account actions of a learner. Amplify is loaded on first use. Actions reject with `AccountError`, whose message is
 * for learners.
 */
import { accountErrorOf } from './account-error.ts';
import type { NewAccount } from './cognito.ts';
import { endSession } from './browser-session.ts';
import { updateSession } from './session-store.ts';

type Cognito = typeof import('./cognito.ts');

async function withCognito<T>(action: (cognito: Cognito) => Promise<T>): Promise<T> {
  try {
    return await action(await import('./cognito.ts'));
  } catch (error) {
    throw accountErrorOf(error);
  }
}

/** Signs in. Returns `confirm` when the email address must be confirmed first. */
export async function signIn(
  email: string,
  password: string,
  keepSignedIn: boolean,
): Promise<'done' | 'confirm'> {
  // End the session of another learner on this device first.
  endSession();
  const result = await withCognito((cognito) =>
    cognito.cognitoSignIn(email, password, keepSignedIn),
  );
  updateSession();
  return result;
}

export const createAccount = (name: string, email: string, password: string): Promise<void> =>
  withCognito((cognito) => cognito.cognitoSignUp(name, email, password));

export const confirmEmail = (account: NewAccount, code: string): Promise<void> =>
  withCognito((cognito) => cognito.cognitoConfirmSignUp(account, code));

export const resendCode = (account: NewAccount): Promise<void> =>
  withCognito((cognito) => cognito.cognitoResendCode(account));

export const requestPasswordReset = (email: string): Promise<void> =>
  withCognito((cognito) => cognito.cognitoRequestPasswordReset(email));

export const resetPassword = (email: string, code: string, password: string): Promise<void> =>
  withCognito((cognito) => cognito.cognitoResetPassword(email, code, password));

/** Ends the session on this device even when Cognito cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    await withCognito((cognito) => cognito.cognitoSignOut());
  } catch {
    // Cognito cannot revoke the refresh token now, but this device removes it below.
  }
  endSession();
}
