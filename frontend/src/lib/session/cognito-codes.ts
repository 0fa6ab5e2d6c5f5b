/** Signs in with a code from an email instead of a password. Loaded with `import()` only. */
import { DeviceStore, hasFields } from '../device-store.ts';
import { AccountError } from './account-error.ts';
import { callCognito, storeTokens } from './cognito-calls.ts';
import { type NewAccount, usernameOf } from './cognito.ts';
import { forgetSignUp, pendingEmail } from './pending-sign-ups.ts';

/** Cognito's session of a sign-in that waits for its code, by address. A reload keeps it; it ends with the tab. */
const waitingSignIns = new DeviceStore<{ session: string }>({
  name: 'sign-in-code',
  version: 1,
  area: 'session',
  isValid: (value): value is { session: string } => hasFields(value, { session: 'string' }),
});

/** Has a code mailed. Its response for an unknown address looks the same to the learner. Source: rules/access.md A26 */
export async function cognitoSendSignInCode(email: string): Promise<void> {
  const response = await callCognito('InitiateAuth', {
    AuthFlow: 'USER_AUTH',
    AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'EMAIL_OTP' },
  });
  // For an unknown address Cognito simulates any way to sign in.
  if (response.ChallengeName === 'EMAIL_OTP' && response.Session) {
    waitingSignIns.write({ session: response.Session }, email);
  } else waitingSignIns.remove(email);
}

export async function cognitoSignInWithCode(email: string, code: string): Promise<void> {
  const session = waitingSignIns.read(email)?.session;
  if (!session) throw wrongCode();
  const response = await callCognito('RespondToAuthChallenge', {
    ChallengeName: 'EMAIL_OTP',
    ChallengeResponses: { USERNAME: email, EMAIL_OTP_CODE: code },
    Session: session,
  }).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'NotAuthorizedException' ? expiredCode() : error;
  });
  if (!response.AuthenticationResult) throw expiredCode();
  waitingSignIns.remove(email);
  await storeTokens(response.AuthenticationResult);
}

/** Confirms the address of a new account. Returns the session with which Cognito takes the code for a sign-in, too, if there is one. */
export async function cognitoConfirmSignUp(
  account: NewAccount,
  code: string,
): Promise<string | undefined> {
  const username = usernameOf(account);
  const response = await callCognito('ConfirmSignUp', {
    Username: username,
    ConfirmationCode: code,
  }).catch((error: unknown) => {
    // The address is already confirmed: the response to an earlier call was lost.
    if (error instanceof Error && /status is CONFIRMED/i.test(error.message)) return undefined;
    throw error;
  });
  forgetSignUp(username);
  return response?.Session;
}

/**
 * Confirms a new account and signs in, also after a reload has lost the password: Cognito takes the code for the sign-in, too. Only on the
 * device that created the account, because on another one nothing shows that its password is this person's. Returns whether it signed in.
 */
export async function cognitoConfirmAndSignIn(account: NewAccount, code: string): Promise<boolean> {
  const username = usernameOf(account);
  const isOwnSignUp = pendingEmail(username) !== undefined;
  const session = await cognitoConfirmSignUp(account, code);
  if (!session || !isOwnSignUp) return false;
  try {
    const response = await callCognito('InitiateAuth', {
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: username },
      Session: session,
    });
    if (!response.AuthenticationResult) return false;
    await storeTokens(response.AuthenticationResult);
    return true;
  } catch {
    // The account is confirmed; its learner signs in on the form.
    return false;
  }
}

const wrongCode = () =>
  new AccountError(
    'That code is not correct. Use the one from our latest email.',
    'CodeMismatchException',
    'code',
  );

const expiredCode = () =>
  new AccountError('That code has expired. Request a new one.', 'ExpiredCodeException', 'code');
