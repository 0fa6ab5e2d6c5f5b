import { CodeMismatchError } from 'cognito-local/lib/errors.js';
import { attributeValue } from 'cognito-local/lib/services/userPoolService.js';
import { isSupportedTarget } from 'cognito-local/lib/targets/Target.js';
import type { Outbox } from '#mail/outbox.ts';
import { callCognitoLocal, findUser, poolOf, type CognitoCall, type Fields } from './calls/call.ts';
import { refusal } from './cognito-error.ts';
import * as attributes from './calls/attribute-calls.ts';
import * as authenticator from './calls/authenticator-calls.ts';
import { respondToChallenge } from './calls/choice-calls.ts';
import * as passkeys from './calls/passkey-calls.ts';
import * as passwords from './calls/password-calls.ts';
import type { PoolTriggers } from './pool-triggers.ts';
import { openPool, quietContext, type PoolServices } from './pool-services.ts';
import * as registration from './calls/registration-calls.ts';
import { userOfAccessToken } from './tokens/sessions.ts';
import * as signIn from './calls/sign-in-calls.ts';

/** A user of the local pool. */
export interface PoolUser {
  sub: string;
  email: string;
  name: string;
  /** Cognito's status, e.g. `CONFIRMED`. */
  status: string;
}

export interface LocalCognito {
  /** Handles one call of Cognito's API. @throws CognitoError to refuse it */
  call(operation: string, request: Fields): Promise<Fields>;
  jwks: { keys: object[] };
  listUsers(): Promise<PoolUser[]>;
  /** Gives a user an authenticator app with a known key. Cognito has no such call. */
  installAuthenticator(sub: string, key: string): Promise<void>;
}

/** Calls that cognito-local lacks, or responds to differently from Cognito. */
const overrides: Record<string, CognitoCall> = {
  InitiateAuth: signIn.initiateAuth,
  AdminInitiateAuth: signIn.adminInitiateAuth,
  RespondToAuthChallenge: respondToChallenge,
  StartWebAuthnRegistration: passkeys.startRegistration,
  CompleteWebAuthnRegistration: passkeys.completeRegistration,
  ListWebAuthnCredentials: passkeys.listPasskeys,
  DeleteWebAuthnCredential: passkeys.deletePasskey,
  AssociateSoftwareToken: authenticator.associateSoftwareToken,
  VerifySoftwareToken: authenticator.verifySoftwareToken,
  SetUserMFAPreference: authenticator.setUserMfaPreference,
  AdminSetUserMFAPreference: authenticator.adminSetUserMfaPreference,
  UpdateUserAttributes: attributes.updateUserAttributes,
  AdminUpdateUserAttributes: attributes.adminUpdateUserAttributes,
  GetTokensFromRefreshToken: signIn.getTokensFromRefreshToken,
  RevokeToken: signIn.revokeToken,
  GlobalSignOut: signIn.globalSignOut,
  AdminUserGlobalSignOut: signIn.adminUserGlobalSignOut,
  AdminGetUser: registration.adminGetUser,
  SignUp: registration.signUp,
  ConfirmSignUp: registration.confirmSignUp,
  ResendConfirmationCode: registration.resendConfirmationCode,
  ForgotPassword: passwords.forgotPassword,
  ConfirmForgotPassword: passwords.confirmForgotPassword,
  ChangePassword: passwords.changePassword,
  AdminSetUserPassword: passwords.adminSetUserPassword,
};

/**
 * Opens Cognito's user pool on this machine: cognito-local, patched to behave like Cognito.
 *
 * @throws StartFailure when the files in `folder` cannot be read
 */
export async function openLocalCognito(
  folder: string,
  outbox: Outbox,
  triggers: PoolTriggers,
): Promise<LocalCognito> {
  const services = await openPool(folder, outbox, triggers);
  return {
    async call(operation, request) {
      const address = await leavingAddress(services, operation, request);
      const result = await runCall(services, operation, request);
      if (address) outbox.forget(address);
      return result;
    },
    jwks: { keys: [services.signingKey.jwk] },
    listUsers: () => listUsers(services),
    installAuthenticator: (sub, key) => authenticator.installAuthenticator(services, sub, key),
  };
}

async function runCall(
  services: PoolServices,
  operation: string,
  request: Fields,
): Promise<Fields> {
  // Cognito verifies the token and its scope; cognito-local only decodes it.
  if ('AccessToken' in request) await userOfAccessToken(services, request['AccessToken']);
  try {
    const call = overrides[operation];
    if (call) return await call(services, request);
    if (!isSupportedTarget(operation)) {
      throw refusal.invalidParameter(
        `The local stand-in for Cognito does not support ${operation}.`,
      );
    }
    return await callCognitoLocal(services, operation, request);
  } catch (error) {
    throw error instanceof CodeMismatchError ? refusal.wrongCode() : error;
  }
}

/** Returns the address of the user whom a call deletes. The outbox is the mailbox of every local user, and goes with the user. */
async function leavingAddress(
  services: PoolServices,
  operation: string,
  request: Fields,
): Promise<string | undefined> {
  if (operation !== 'AdminDeleteUser' && operation !== 'DeleteUser') return undefined;
  const user =
    operation === 'DeleteUser'
      ? await userOfAccessToken(services, request['AccessToken'])
      : await findUser(services, request['Username']);
  return user ? attributeValue('email', user.Attributes) : undefined;
}

async function listUsers(services: PoolServices): Promise<PoolUser[]> {
  const users = await (await poolOf(services)).listUsers(quietContext);
  return users.map((user) => {
    const of = (name: string) =>
      user.Attributes.find((attribute) => attribute.Name === name)?.Value ?? '';
    return { sub: of('sub'), email: of('email'), name: of('name'), status: user.UserStatus };
  });
}
