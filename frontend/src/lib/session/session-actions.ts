/**
 * Offers the account actions of a learner. Amplify is loaded on first use. Actions reject with `AccountError`, whose message is
 * for learners.
 */
import type { SignInMethod } from '@learning/shared/contract/sign-in-methods';
import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import { asAccountError } from './account-error.ts';
import type { NewAccount, SignInResult } from './cognito.ts';
import { endSession } from './browser-session.ts';
import type { Passkey } from './passkey.ts';
import { recordSignIn } from './record-sign-in.ts';
import { updateSession } from './session-store.ts';

type Cognito = typeof import('./cognito.ts');
type Codes = typeof import('./cognito-codes.ts');
type Passkeys = typeof import('./cognito-passkeys.ts');

const withCognito = <T>(action: (cognito: Cognito) => Promise<T>): Promise<T> =>
  asAccountError(async () => action(await import('./cognito.ts')));

const withCodes = <T>(action: (codes: Codes) => Promise<T>): Promise<T> =>
  asAccountError(async () => action(await import('./cognito-codes.ts')));

const withPasskeys = <T>(action: (passkeys: Passkeys) => Promise<T>): Promise<T> =>
  asAccountError(async () => action(await import('./cognito-passkeys.ts')));

/** Signs in, after the session of another learner on this device was ended. */
async function startSession<T>(method: SignInMethod, action: () => Promise<T>): Promise<T> {
  await endSession();
  const result = await action();
  updateSession();
  recordSignIn(method);
  return result;
}

/** Signs in. Returns `confirm` when the email address must be confirmed first, `authenticator` when a code of the app is missing. */
export const signIn = (email: string, password: string): Promise<SignInResult> =>
  startSession('password', () => withCognito((cognito) => cognito.cognitoSignIn(email, password)));

/** Completes a sign-in with the code that the authenticator app shows. */
export const signInWithAuthenticator = (code: string): Promise<void> =>
  startSession('password', () =>
    asAccountError(async () => {
      const { cognitoSignInWithAuthenticator } = await import('./cognito-authenticator.ts');
      await cognitoSignInWithAuthenticator(code);
    }),
  );

/** Has a code mailed with which the owner of the address signs in. Says the same for an unknown address. */
export const sendSignInCode = (email: string): Promise<void> =>
  withCodes((codes) => codes.cognitoSendSignInCode(email));

export const signInWithCode = (email: string, code: string): Promise<void> =>
  startSession('code', () => withCodes((codes) => codes.cognitoSignInWithCode(email, code)));

export const signInWithPasskey = (email: string): Promise<void> =>
  startSession('passkey', () =>
    withPasskeys((passkeys) => passkeys.cognitoSignInWithPasskey(email)),
  );

/** Has this device make a passkey; the server stores it. */
export const makePasskey = (): Promise<RegistrationResponseJSON> =>
  withPasskeys((passkeys) => passkeys.cognitoMakePasskey());

export const listPasskeys = (): Promise<Passkey[]> =>
  withPasskeys((passkeys) => passkeys.cognitoListPasskeys());

export const createAccount = (name: string, email: string, password: string): Promise<void> =>
  withCognito((cognito) => cognito.cognitoSignUp(name, email, password));

export const confirmEmail = (account: NewAccount, code: string): Promise<void> =>
  withCodes(async (codes) => {
    await codes.cognitoConfirmSignUp(account, code);
  });

/** Confirms the address and signs in, if it is the device that created the account. Returns whether it signed in. */
export const confirmAndSignIn = (account: NewAccount, code: string): Promise<boolean> =>
  startSession('code', () => withCodes((codes) => codes.cognitoConfirmAndSignIn(account, code)));

export const resendCode = (account: NewAccount): Promise<void> =>
  withCognito((cognito) => cognito.cognitoResendCode(account));

export const requestPasswordReset = (email: string): Promise<void> =>
  withCognito((cognito) => cognito.cognitoRequestPasswordReset(email));

export const resetPassword = (email: string, code: string, password: string): Promise<void> =>
  withCognito((cognito) => cognito.cognitoResetPassword(email, code, password));
