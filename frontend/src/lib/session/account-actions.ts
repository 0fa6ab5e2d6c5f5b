/** Changes of the signed-in learner's account. Amplify is loaded on first use. Actions reject with `AccountError`. */
import { asAccountError } from './account-error.ts';
import { endSession } from './browser-session.ts';
import type { AuthenticatorKey } from './cognito-authenticator.ts';
import type { PasswordChange } from './cognito-account.ts';
import { endSignIns } from './end-sign-ins.ts';
import { recordSignIn } from './record-sign-in.ts';
import { updateSession } from './session-store.ts';

type Account = typeof import('./cognito-account.ts');
type Authenticator = typeof import('./cognito-authenticator.ts');

const withAccount = <T>(action: (account: Account) => Promise<T>): Promise<T> =>
  asAccountError(async () => {
    const result = await action(await import('./cognito-account.ts'));
    updateSession();
    return result;
  });

const withAuthenticator = <T>(action: (app: Authenticator) => Promise<T>): Promise<T> =>
  asAccountError(async () => action(await import('./cognito-authenticator.ts')));

/** Shows what has changed in the account, such as its address. */
export const refreshSession = (): Promise<void> =>
  withAccount((account) => account.cognitoRefresh());

/** Signs in again without leaving the page. Returns `authenticator` when `confirmItIsYou` has to follow. */
export const signInAgain = async (
  email: string,
  password: string,
): Promise<'done' | 'authenticator'> => {
  const result = await withAccount((account) => account.cognitoSignInAgain(email, password));
  if (result === 'done') recordSignIn('password');
  return result;
};

export const confirmItIsYou = async (code: string): Promise<void> => {
  await withAccount((account) => account.cognitoConfirmItIsYou(code));
  recordSignIn('password');
};

/** Changes the password and ends all other sign-ins; see `cognitoChangePassword` for what it returns. */
export const changePassword = (
  email: string,
  oldPassword: string,
  newPassword: string,
): Promise<PasswordChange> =>
  withAccount((account) => account.cognitoChangePassword(email, oldPassword, newPassword));

/** Ends every sign-in, also this one. Rejects, and ends none, when the server does not respond. */
export async function signOutEverywhere(): Promise<void> {
  await asAccountError(() => endSignIns({ hasNewPassword: false }));
  await endSession();
}

export const newAuthenticatorKey = (email: string): Promise<AuthenticatorKey> =>
  withAuthenticator((app) => app.cognitoNewAuthenticatorKey(email));
