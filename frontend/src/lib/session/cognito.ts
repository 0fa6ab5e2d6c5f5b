/** Wraps Amplify. This is the only module that uses it; it is always loaded with `import()`, never with the entry. */
import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
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

let configured: Promise<SiteConfig> | undefined;

async function configure(): Promise<SiteConfig> {
  configured ??= loadConfig().then((config) => {
    Amplify.configure({
      Auth: {
        Cognito: {
          userPoolId: config.userPoolId,
          userPoolClientId: config.userPoolClientId,
          loginWith: { email: true },
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
function setTokenStorage(storage: Storage | undefined): void {
  if (!storage) throw new Error('This browser blocks storage, which sign-in requires');
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => storage.setItem(key, value),
    getItem: async (key) => storage.getItem(key),
    removeItem: async (key) => storage.removeItem(key),
    clear: async () => storage.clear(),
  });
}

/** Uses the storage that has the session now: another tab may have signed in with the other one. */
function setCurrentTokenStorage(): void {
  const tab = webStorage('session');
  setTokenStorage(tab && readTokens(tab) ? tab : webStorage('local'));
}

/** Signs in. Returns `confirm` when the address has not been confirmed yet. */
export async function cognitoSignIn(
  email: string,
  password: string,
  keepSignedIn: boolean,
): Promise<'done' | 'confirm'> {
  const { authFlow } = await configure();
  setTokenStorage(webStorage(keepSignedIn ? 'local' : 'session'));
  const { nextStep } = await signIn({
    username: email,
    password,
    options: { authFlowType: authFlow },
  });
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'confirm';
  if (nextStep.signInStep === 'DONE') return 'done';
  if (nextStep.signInStep === 'RESET_PASSWORD') {
    throw new AccountError(
      'You need a new password. Use “Forgot your password?” to choose one.',
      'PasswordResetRequiredException',
    );
  }
  throw new Error(`Unsupported sign-in step: ${nextStep.signInStep}`);
}

export async function cognitoSignUp(name: string, email: string, password: string): Promise<void> {
  await configure();
  await signUp({ username: email, password, options: { userAttributes: { email, name } } });
}

export async function cognitoConfirmSignUp(email: string, code: string): Promise<void> {
  await configure();
  try {
    await confirmSignUp({ username: email, confirmationCode: code });
  } catch (error) {
    // The address is already confirmed: the response to an earlier call was lost.
    if (error instanceof Error && /status is CONFIRMED/i.test(error.message)) return;
    throw error;
  }
}

export async function cognitoResendCode(email: string): Promise<void> {
  await configure();
  await resendSignUpCode({ username: email });
}

export async function cognitoRequestPasswordReset(email: string): Promise<void> {
  await configure();
  await resetPassword({ username: email });
}

export async function cognitoResetPassword(
  email: string,
  code: string,
  password: string,
): Promise<void> {
  await configure();
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
}

export async function cognitoSignOut(): Promise<void> {
  await configure();
  setCurrentTokenStorage();
  await signOut();
}

/** Refreshes the tokens. Returns undefined when the session is over. */
export async function freshAccessToken(): Promise<string | undefined> {
  await configure();
  setCurrentTokenStorage();
  const { tokens } = await fetchAuthSession({ forceRefresh: true });
  return tokens?.accessToken.toString();
}
