/** The only module that uses Amplify; always loaded with `import()`, never with the entry. */
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

/** Amplify's storage interface is asynchronous. */
function store(storage: Storage | undefined): void {
  if (!storage) throw new Error('This browser blocks storage, which signing in needs');
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => storage.setItem(key, value),
    getItem: async (key) => storage.getItem(key),
    removeItem: async (key) => storage.removeItem(key),
    clear: async () => storage.clear(),
  });
}

/** Uses the storage that has the session now; another tab may have changed it. */
function followCurrentStorage(): void {
  const tab = webStorage('session');
  store(tab && readTokens(tab) ? tab : webStorage('local'));
}

/** `confirm` when the address has not been confirmed yet. */
export async function cognitoSignIn(
  email: string,
  password: string,
  keepSignedIn: boolean,
): Promise<'done' | 'confirm'> {
  const { authFlow } = await configure();
  store(webStorage(keepSignedIn ? 'local' : 'session'));
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
  throw new Error(`Sign-in asks for a step this site does not offer: ${nextStep.signInStep}`);
}

export async function cognitoSignUp(name: string, email: string, password: string): Promise<void> {
  await configure();
  await signUp({ username: email, password, options: { userAttributes: { email, name } } });
}

export async function cognitoConfirm(email: string, code: string): Promise<void> {
  await configure();
  try {
    await confirmSignUp({ username: email, confirmationCode: code });
  } catch (error) {
    // The first response was lost: the address is already confirmed.
    if (error instanceof Error && /status is CONFIRMED/i.test(error.message)) return;
    throw error;
  }
}

export async function cognitoResend(email: string): Promise<void> {
  await configure();
  await resendSignUpCode({ username: email });
}

export async function cognitoForgot(email: string): Promise<void> {
  await configure();
  await resetPassword({ username: email });
}

export async function cognitoReset(email: string, code: string, password: string): Promise<void> {
  await configure();
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
}

export async function cognitoSignOut(): Promise<void> {
  await configure();
  followCurrentStorage();
  await signOut();
}

/** undefined when the session is over. */
export async function freshAccessToken(): Promise<string | undefined> {
  await configure();
  followCurrentStorage();
  const { tokens } = await fetchAuthSession({ forceRefresh: true });
  return tokens?.accessToken.toString();
}
