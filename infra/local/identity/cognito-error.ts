import { CognitoError } from 'cognito-local/lib/errors.js';

/** Cognito's errors with their exact texts, because clients show and compare them. */
export const refusal = {
  wrongPassword: () => notAuthorized('Incorrect username or password.'),
  disabled: () => notAuthorized('User is disabled.'),
  alreadyConfirmed: () => notAuthorized('User cannot be confirmed. Current status is CONFIRMED'),
  invalidAccessToken: () => notAuthorized('Invalid Access Token'),
  expiredAccessToken: () => notAuthorized('Access Token has expired'),
  revokedAccessToken: () => notAuthorized('Access Token has been revoked'),
  missingScope: () => notAuthorized('Access Token does not have required scopes'),
  invalidRefreshToken: () => notAuthorized('Invalid Refresh Token'),
  expiredRefreshToken: () => notAuthorized('Refresh Token has expired'),
  revokedRefreshToken: () => notAuthorized('Refresh Token has been revoked'),
  unauthorizedAttribute: () => notAuthorized('A client attempted to write unauthorized attribute'),
  takenUsername: () => new CognitoError('UsernameExistsException', 'User already exists'),
  emailAsUsername: () =>
    new CognitoError(
      'InvalidParameterException',
      'Username cannot be of email format, since user pool is configured for email alias.',
    ),
  takenAddress: () =>
    new CognitoError('AliasExistsException', 'An account with the email already exists.'),
  unknownUser: () => new CognitoError('UserNotFoundException', 'User does not exist.'),
  shortPassword: () =>
    new CognitoError(
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    ),
  wrongCode: () =>
    new CognitoError(
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
    ),
  expiredCode: () =>
    new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
  endedSession: () => notAuthorized('Invalid session for the user, session is expired.'),
  wrongAuthenticatorCode: () =>
    new CognitoError('CodeMismatchException', 'Invalid code received for user'),
  usedAuthenticatorCode: () =>
    new CognitoError('ExpiredCodeException', 'Your software token has already been used once.'),
  wrongAuthenticatorSetup: () =>
    new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch'),
  unverifiedAuthenticator: () =>
    new CognitoError('InvalidParameterException', 'User has not verified software token mfa'),
  passkeyAsOnlyFactor: () =>
    new CognitoError(
      'InvalidParameterException',
      'WebAuthn MFA requires another MFA factor to be enabled.',
    ),
  unknownPasskeyChallenge: () =>
    new CognitoError('WebAuthnChallengeNotFoundException', 'Challenge not found.'),
  invalidPasskey: () =>
    new CognitoError('WebAuthnRelyingPartyMismatchException', 'The credential is not valid.'),
  unknownPasskey: () => new CognitoError('ResourceNotFoundException', 'Credential not found.'),
  refusedByFunction: (message: string) =>
    new CognitoError(
      'UserLambdaValidationException',
      `CustomMessage failed with error ${message}.`,
    ),
  invalidParameter: (message: string) => new CognitoError('InvalidParameterException', message),
};

function notAuthorized(message: string): CognitoError {
  return new CognitoError('NotAuthorizedException', message);
}
