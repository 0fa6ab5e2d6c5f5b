/** Wraps Amplify, which only this module and `cognito-….ts` use. They are always loaded with `import()`, never with the entry. */
import { isDemoAddress } from '@learning/shared/contract/demo-account';
import { knownLearnersMetadata } from '@learning/shared/contract/known-device';
import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { loadConfig, type SiteConfig } from '../config.ts';
import { webStorage } from '../device-store.ts';
import { readTokens } from './stored-tokens.ts';
import { AccountError } from './account-error.ts';
import { learnersOfDevice } from './passkey-offers.ts';
import { forgetSignUp, pendingUsername, rememberSignUp } from './pending-sign-ups.ts';
import { nextSessionStorage } from './shared-computer.ts';

/** An account whose address is not confirmed. */
export interface NewAccount {
  email: string;
  /** User name in the link that the learner opened, if any. */
  linkedUsername: string | undefined;
}

let configured: Promise<SiteConfig> | undefined;

/** Configures Amplify once, from `/config.json`. */
export async function configureCognito(): Promise<SiteConfig> {
  configured ??= loadConfig().then((config) => {
    Amplify.configure({
      Auth: {
        Cognito: {
          userPoolId: config.userPoolId,
          userPoolClientId: config.userPoolClientId,
          loginWith: { username: true, email: true },
          ...(config.userPoolEndpoint
            ? { userPoolEndpoint: new URL(config.userPoolEndpoint, location.origin).href }
            : {}),
        },
      },
    });
    return config;
  });
  try {
    return await configured;
  } catch (error) {
    configured = undefined;
    throw error;
  }
}

/** Makes Amplify use this storage, through its asynchronous interface. */
export function setTokenStorage(
  storage: Pick<Storage, 'setItem' | 'getItem' | 'removeItem' | 'clear'> | undefined,
): void {
  if (!storage) {
    throw new AccountError(
      'Your browser blocks storage for this site, and sign-in needs it. Allow it, then try again.',
      'BlockedStorage',
    );
  }
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => storage.setItem(key, value),
    getItem: async (key) => storage.getItem(key),
    removeItem: async (key) => storage.removeItem(key),
    clear: async () => storage.clear(),
  });
}

/** Stores the next session on this device, or until this tab closes. */
export function chooseNextTokenStorage(): void {
  setTokenStorage(nextSessionStorage());
}

/** Uses the storage that has the session now: another tab may have signed in with the other one. */
export function chooseCurrentTokenStorage(): void {
  const tab = webStorage('session');
  setTokenStorage(tab && readTokens(tab) ? tab : webStorage('local'));
}

/** What a password leads to: a session, or the next question. */
export type SignInResult = 'done' | 'confirm' | 'authenticator';

/** Signs in. Returns `confirm` when the address has not been confirmed yet, `authenticator` when a code of the app is missing. */
export async function cognitoSignIn(email: string, password: string): Promise<SignInResult> {
  const { authFlow } = await configureCognito();
  // A demo learner is for one visit, so its session ends with the tab.
  if (isDemoAddress(email)) setTokenStorage(webStorage('session'));
  else chooseNextTokenStorage();
  const options = { authFlowType: authFlow };
  const pending = pendingUsername(email);
  const { nextStep } = await signIn({ username: email, password, options }).catch(
    async (error: unknown) => {
      // Cognito does not find an account by an address that is not confirmed.
      if (!pending || !isWrongPassword(error)) throw error;
      return signIn({ username: pending, password, options });
    },
  );
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'confirm';
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return 'authenticator';
  if (nextStep.signInStep === 'DONE') {
    if (pending) forgetSignUp(pending);
    return 'done';
  }
  if (nextStep.signInStep === 'RESET_PASSWORD') {
    throw new AccountError(
      'You need a new password. Use “Forgot your password?” to choose one.',
      'PasswordResetRequiredException',
    );
  }
  throw new Error(`Unsupported sign-in step: ${nextStep.signInStep}`);
}

export async function cognitoSignUp(name: string, email: string, password: string): Promise<void> {
  await configureCognito();
  const username = crypto.randomUUID();
  rememberSignUp(email, username);
  try {
    await signUp({ username, password, options: { userAttributes: { email, name } } });
  } catch (error) {
    // The name is ours alone: the response to an earlier call was lost.
    if (error instanceof Error && error.name === 'UsernameExistsException') return;
    throw error;
  }
}

export async function cognitoResendCode(account: NewAccount): Promise<void> {
  const username = usernameOf(account);
  await configureCognito();
  await resendSignUpCode({ username });
}

/** Returns the name under which Cognito has an account that is not confirmed. */
export function usernameOf({ email, linkedUsername }: NewAccount): string {
  const username = linkedUsername ?? pendingUsername(email);
  if (username) return username;
  throw new AccountError(
    'This account was created on another device or browser. Open the link in our email here, or create the account again.',
    'UnknownSignUp',
  );
}

function isWrongPassword(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'NotAuthorizedException') return false;
  return !/attempts exceeded/i.test(error.message);
}

export async function cognitoRequestPasswordReset(email: string): Promise<void> {
  await configureCognito();
  const clientMetadata = knownLearnersMetadata(learnersOfDevice());
  await resetPassword({ username: email, options: { clientMetadata } });
}

export async function cognitoResetPassword(
  email: string,
  code: string,
  password: string,
): Promise<void> {
  await configureCognito();
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
}

export async function cognitoSignOut(): Promise<void> {
  await configureCognito();
  chooseCurrentTokenStorage();
  await signOut();
}

/** Refreshes the tokens. Returns undefined when the session is over. */
export async function freshAccessToken(): Promise<string | undefined> {
  await configureCognito();
  chooseCurrentTokenStorage();
  const { tokens } = await fetchAuthSession({ forceRefresh: true });
  return tokens?.accessToken.toString();
}
