import {
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  CompleteWebAuthnRegistrationCommand,
  type CompleteWebAuthnRegistrationCommandInput,
  DeleteWebAuthnCredentialCommand,
  EnableSoftwareTokenMFAException,
  InvalidParameterException,
  NotAuthorizedException,
  ResourceNotFoundException,
  SetUserMFAPreferenceCommand,
  SoftwareTokenMFANotFoundException,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { findLearner } from './accounts.ts';

/** A passkey as a device made it for Cognito’s request. */
export interface NewPasskey {
  id: string;
  rawId: string;
  type: 'public-key';
  authenticatorAttachment?: string | null | undefined;
  response: {
    clientDataJSON: string;
    attestationObject: string;
    transports?: string[] | undefined;
  };
}

/** `refused`: the token has no right to change the account, because a refresh renewed it or its sign-in ended. */
type Change<Other extends string = never> = 'done' | 'refused' | Other;

/**
 * Reads and changes how a learner signs in. Factors change with the learner’s own access token, so the function needs no permission for
 * it, and Cognito decides whether the token may.
 */
export interface SignInMethods {
  /** Whether a password needs a code of an app; null for an account that no longer exists. */
  hasAuthenticator(userId: string): Promise<boolean | null>;
  turnAuthenticatorOn(accessToken: string, code: string): Promise<Change<'wrong_code'>>;
  turnAuthenticatorOff(accessToken: string): Promise<Change>;
  addPasskey(accessToken: string, passkey: NewPasskey): Promise<Change<'invalid'>>;
  /** `missing`: there is no such passkey, or no longer. */
  removePasskey(accessToken: string, passkeyId: string): Promise<Change<'missing'>>;
  /** Ends every sign-in. @returns false for an account that no longer exists */
  endSignIns(userId: string): Promise<boolean>;
  /** @returns false for an account that no longer exists */
  changeName(userId: string, name: string): Promise<boolean>;
}

/**
 * Opens the sign-in methods of a user pool.
 *
 * @param hasPasskeys whether the pool has a domain for them
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_SetUserMFAPreference.html
 */
export function cognitoSignInMethods(userPoolId: string, hasPasskeys: boolean): SignInMethods {
  const client = new CognitoIdentityProviderClient({});
  const withUser = async <T>(
    userId: string,
    work: (user: { UserPoolId: string; Username: string }) => Promise<T>,
  ): Promise<T | undefined> => {
    const { Username } = (await findLearner(client, userPoolId, userId)) ?? {};
    return Username === undefined ? undefined : work({ UserPoolId: userPoolId, Username });
  };

  /**
   * Sets the app and what a passkey counts as in one call: with an app, a passkey that does not count as two factors would stop working.
   * Source: shared/decisions/050-second-factor-and-changes-of-the-account.md
   */
  const prefer = (AccessToken: string, isOn: boolean) =>
    client.send(
      new SetUserMFAPreferenceCommand({
        AccessToken,
        SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn },
        ...(hasPasskeys ? { WebAuthnMfaSettings: { Enabled: isOn } } : {}),
      }),
    );

  return {
    async hasAuthenticator(userId) {
      const settings = await withUser(userId, async (user) => {
        const { UserMFASettingList = [] } = await client.send(new AdminGetUserCommand(user));
        return UserMFASettingList;
      });
      return settings === undefined ? null : settings.includes('SOFTWARE_TOKEN_MFA');
    },
    async turnAuthenticatorOn(AccessToken, code) {
      const proved = await changing(
        () => client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: code })),
        'wrong_code',
        [CodeMismatchException, EnableSoftwareTokenMFAException, SoftwareTokenMFANotFoundException],
      );
      return proved === 'done' ? changing(() => prefer(AccessToken, true)) : proved;
    },
    turnAuthenticatorOff: (AccessToken) => changing(() => prefer(AccessToken, false)),
    addPasskey: (AccessToken, passkey) =>
      changing(
        () =>
          client.send(
            new CompleteWebAuthnRegistrationCommand({
              AccessToken,
              Credential: withoutUndefined({ ...passkey, clientExtensionResults: {} }),
            }),
          ),
        'invalid',
        [/^WebAuthn/, InvalidParameterException],
      ),
    removePasskey: (AccessToken, CredentialId) =>
      changing(
        () => client.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId })),
        'missing',
        [ResourceNotFoundException],
      ),
    endSignIns: async (userId) =>
      (await withUser(userId, (user) => client.send(new AdminUserGlobalSignOutCommand(user)))) !==
      undefined,
    changeName: async (userId, name) =>
      (await withUser(userId, (user) =>
        client.send(
          new AdminUpdateUserAttributesCommand({
            ...user,
            UserAttributes: [{ Name: 'name', Value: name }],
          }),
        ),
      )) !== undefined,
  };
}

/** A class of errors, or how their names begin. */
type ErrorKind = (abstract new (...input: never[]) => Error) | RegExp;

/** Makes a change and names the refusals that a learner can do something about. */
async function changing<Other extends string = never>(
  change: () => Promise<unknown>,
  other?: Other,
  kinds: readonly ErrorKind[] = [],
): Promise<Change<Other>> {
  try {
    await change();
    return 'done';
  } catch (error) {
    if (error instanceof NotAuthorizedException) return 'refused';
    const isOther = kinds.some((kind) =>
      kind instanceof RegExp
        ? error instanceof Error && kind.test(error.name)
        : error instanceof kind,
    );
    if (other !== undefined && isOther) return other;
    throw error;
  }
}

/** A document of Cognito has no undefined values. */
const withoutUndefined = (passkey: object) =>
  JSON.parse(JSON.stringify(passkey)) as CompleteWebAuthnRegistrationCommandInput['Credential'];
