/** Changes of the account at Cognito. Loaded with `import()` only. */
import { signIn, updatePassword } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { webStorage } from '../device-store.ts';
import { AccountError, accountErrorOf } from './account-error.ts';
import { answerAuthenticator } from './cognito-authenticator.ts';
import { callCognito, storeTokens } from './cognito-calls.ts';
import {
  chooseCurrentTokenStorage,
  configureCognito,
  freshAccessToken,
  setTokenStorage,
} from './cognito.ts';
import { endSignIns } from './end-sign-ins.ts';
import { canChangeSignIn, isSessionOfTab } from './session-store.ts';
import { claimsOf, readTokens, removeTokens, type TokenStorage } from './stored-tokens.ts';

/** Gets tokens that have the account's attributes of now. */
export async function cognitoRefresh(): Promise<void> {
  await freshAccessToken();
}

/**
 * Signs in again with the password and keeps the session of this device until that has worked. Returns `authenticator` when a code of the
 * app is missing: `cognitoConfirmItIsYou` completes it.
 */
export async function cognitoSignInAgain(
  email: string,
  password: string,
): Promise<'done' | 'authenticator'> {
  const { authFlow } = await configureCognito();
  return asideFromTheSession(async () => {
    const { nextStep } = await signIn({
      username: email,
      password,
      options: { authFlowType: authFlow },
    }).catch((error: unknown) => {
      throw wrongPasswordOr(error);
    });
    return nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' ? 'authenticator' : 'done';
  });
}

export async function cognitoConfirmItIsYou(code: string): Promise<void> {
  await configureCognito();
  await asideFromTheSession(() => answerAuthenticator(code));
}

/**
 * What a change of the password led to. `identify`: nothing was changed yet, because a code of the app is missing. `authenticator`: it is
 * changed, and staying signed in needs a code. `others-stay`: it is changed, and the other sign-ins go on.
 */
export type PasswordChange = 'done' | 'identify' | 'authenticator' | 'others-stay';

/**
 * Changes the password and ends all sign-ins, because Cognito ends none; this device signs in again. Without a recent sign-in, it signs in with
 * the old password first: a token that a refresh renewed may not change it.
 */
export async function cognitoChangePassword(
  email: string,
  oldPassword: string,
  newPassword: string,
): Promise<PasswordChange> {
  await configureCognito();
  chooseCurrentTokenStorage();
  if (!canChangeSignIn() && (await cognitoSignInAgain(email, oldPassword)) === 'authenticator') {
    return 'identify';
  }
  await updatePassword({ oldPassword, newPassword }).catch((error: unknown) => {
    throw wrongPasswordOr(error);
  });
  try {
    await endSignIns({ hasNewPassword: true });
  } catch {
    return 'others-stay';
  }
  return cognitoSignInAgain(email, newPassword);
}

/**
 * Runs a sign-in beside the session of this device, which Amplify would refuse, and replaces the session once there are new tokens. The
 * sign-in that they replace ends.
 */
async function asideFromTheSession<T>(action: () => Promise<T>): Promise<T> {
  const aside = memoryStorage();
  setTokenStorage(aside);
  try {
    const result = await action();
    const tokens = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
    chooseCurrentTokenStorage();
    const fresh = readTokens(aside);
    if (fresh && tokens?.refreshToken) await replaceSession(fresh, tokens.refreshToken);
    return result;
  } finally {
    chooseCurrentTokenStorage();
  }
}

async function replaceSession(
  { accessToken, idToken }: { accessToken: string; idToken: string },
  refreshToken: string,
): Promise<void> {
  const storage = webStorage(isSessionOfTab() ? 'session' : 'local');
  const former = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
  if (former && claimsOf(accessToken)?.sub !== former.accessToken.payload.sub) {
    throw new AccountError('Use the password of this account.', 'OtherAccount', 'password');
  }
  if (storage) removeTokens(storage);
  await storeTokens(
    { AccessToken: accessToken, IdToken: idToken, RefreshToken: refreshToken },
    storage,
  );
  if (former?.refreshToken) {
    // What is left of the former sign-in ends without it, too.
    await callCognito('RevokeToken', { Token: former.refreshToken }).catch(() => undefined);
  }
}

/** A storage that lasts as long as it is used. */
function memoryStorage(): TokenStorage & Pick<Storage, 'setItem' | 'clear'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

/** Cognito uses one name for a wrong password and for too many attempts. */
function wrongPasswordOr(error: unknown): AccountError {
  const known = accountErrorOf(error);
  const isWrong =
    known.reason === 'NotAuthorizedException' && !/attempts/i.test((error as Error).message);
  return isWrong
    ? new AccountError('That is not your current password.', known.reason, 'currentPassword')
    : known;
}
