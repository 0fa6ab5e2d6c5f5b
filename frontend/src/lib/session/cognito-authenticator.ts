/** Signs in with an authenticator app and gets a key for one, through Amplify. Loaded with `import()` only. */
import { confirmSignIn, setUpTOTP } from 'aws-amplify/auth';
import { site } from '@learning/content/site';
import { AccountError, accountErrorOf } from './account-error.ts';
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

/** Returns a new key for an app. It changes nothing until the server has a code of the app that proves it. */
export async function cognitoNewAuthenticatorKey(email: string): Promise<AuthenticatorKey> {
  await resumeSession();
  const details = await setUpTOTP();
  return {
    key: details.sharedSecret,
    address: details.getSetupUri(site.name, email).href,
  };
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
