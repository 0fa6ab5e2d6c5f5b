/**
 * What a person can do with their account. Amplify is fetched on first use. Failures reject with `AccountError`, whose
 * message can be shown.
 */
import { accountErrorOf } from './account-error.ts';
import { endSession } from './browser-session.ts';
import { sessionChanged } from './session-store.ts';

type Cognito = typeof import('./cognito.ts');

async function withCognito<T>(act: (cognito: Cognito) => Promise<T>): Promise<T> {
  try {
    return await act(await import('./cognito.ts'));
  } catch (error) {
    throw accountErrorOf(error);
  }
}

/** `confirm` when the e-mail address has to be confirmed first. */
export async function signIn(
  email: string,
  password: string,
  keepSignedIn: boolean,
): Promise<'done' | 'confirm'> {
  // A session of somebody else on this device must not get in the way.
  endSession();
  const outcome = await withCognito((cognito) =>
    cognito.cognitoSignIn(email, password, keepSignedIn),
  );
  sessionChanged();
  return outcome;
}

export const createAccount = (name: string, email: string, password: string): Promise<void> =>
  withCognito((cognito) => cognito.cognitoSignUp(name, email, password));

export const confirmEmail = (email: string, code: string): Promise<void> =>
  withCognito((cognito) => cognito.cognitoConfirm(email, code));

export const resendCode = (email: string): Promise<void> =>
  withCognito((cognito) => cognito.cognitoResend(email));

export const requestPasswordReset = (email: string): Promise<void> =>
  withCognito((cognito) => cognito.cognitoForgot(email));

export const resetPassword = (email: string, code: string, password: string): Promise<void> =>
  withCognito((cognito) => cognito.cognitoReset(email, code, password));

/** Ends the session here even when Cognito cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    await withCognito((cognito) => cognito.cognitoSignOut());
  } catch {
    // The refresh token stays valid until it ends by itself; this device forgets it below.
  }
  endSession();
}
