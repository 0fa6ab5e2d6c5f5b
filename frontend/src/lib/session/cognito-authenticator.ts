/** Signs in with an authenticator app and sets it up, through Amplify where it has a function. Loaded with `import()` only. */
import {
  confirmSignIn,
  fetchAuthSession,
  fetchMFAPreference,
  setUpTOTP,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { site } from '@learning/content/site';
import { loadConfig } from '../config.ts';
import { AccountError, accountErrorOf } from './account-error.ts';
import { callCognito } from './cognito-calls.ts';
import { chooseCurrentTokenStorage, chooseNextTokenStorage, configureCognito } from './cognito.ts';

/** What an app needs: a key to type in, or an address that a QR code holds. */
export interface AuthenticatorKey {
  key: string;
  address: string;
}

/** Answers the question for the app's code. Rejects with reason `EndedSignIn` when the password has to be entered again. */
export async function cognitoSignInWithAuthenticator(code: string): Promise<void> {
  await configureCognito();
  chooseNextTokenStorage();
  await answerAuthenticator(code);
}

/** Answers the question of a running sign-in. */
export async function answerAuthenticator(code: string): Promise<void> {
  const { isSignedIn } = await confirmSignIn({ challengeResponse: code }).catch(
    (error: unknown) => {
      throw authenticatorError(error);
    },
  );
  if (!isSignedIn) throw endedSignIn();
}

/** Whether the learner is asked for a code of an app. */
export async function cognitoHasAuthenticator(): Promise<boolean> {
  await resumeSession();
  const { enabled = [] } = await fetchMFAPreference();
  return enabled.includes('TOTP');
}

/** Returns a new key for an app. It changes nothing until a code of the app has proved it. */
export async function cognitoNewAuthenticatorKey(email: string): Promise<AuthenticatorKey> {
  await resumeSession();
  const details = await setUpTOTP();
  return {
    key: details.sharedSecret,
    address: details.getSetupUri(site.name, email).href,
  };
}

/** Proves the new key with a code of the app, and asks for codes from now on. */
export async function cognitoTurnAuthenticatorOn(code: string): Promise<void> {
  await resumeSession();
  await verifyTOTPSetup({ code });
  await setPreference(true);
}

export async function cognitoTurnAuthenticatorOff(): Promise<void> {
  await resumeSession();
  await setPreference(false);
}

/**
 * Sets the app and what a passkey counts as in one call, which Amplify cannot: with an app, a passkey that does not count as two factors
 * would stop working. Source: shared/decisions/050-second-factor-and-changes-of-the-account.md
 */
async function setPreference(isOn: boolean): Promise<void> {
  const { passkeyDomain } = await loadConfig();
  const { tokens } = await fetchAuthSession();
  await callCognito('SetUserMFAPreference', {
    AccessToken: tokens?.accessToken.toString(),
    SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn },
    ...(passkeyDomain ? { WebAuthnMfaSettings: { Enabled: isOn } } : {}),
  });
}

async function resumeSession(): Promise<void> {
  await configureCognito();
  chooseCurrentTokenStorage();
}

const endedSignIn = () =>
  new AccountError(
    'This sign-in took too long or had too many wrong codes. Enter your password again.',
    'EndedSignIn',
  );

/** Cognito uses the names of emailed codes, too; here they are codes of an app. */
function authenticatorError(error: unknown): AccountError {
  const { reason } = accountErrorOf(error);
  if (reason === 'CodeMismatchException') {
    return new AccountError(
      'That code is not correct. Enter the one your app shows now.',
      reason,
      'code',
    );
  }
  if (reason === 'ExpiredCodeException') {
    return new AccountError(
      'That code was already used. Wait for the next one in your app.',
      reason,
      'code',
    );
  }
  if (/^(NotAuthorizedException|SignInException|InvalidParameterException)$/.test(reason)) {
    return endedSignIn();
  }
  return accountErrorOf(error);
}
