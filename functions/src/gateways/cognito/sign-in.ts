import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  type ContextDataType,
  NotAuthorizedException,
  TooManyRequestsException,
  UserNotConfirmedException,
  UserNotFoundException,
  PasswordResetRequiredException,
} from '@aws-sdk/client-cognito-identity-provider';

import type { CallingDevice } from '#http/calling-device.ts';

export interface PasswordTokens {
  accessToken: string;
  idToken: string;
  refreshToken: string;
  /** Seconds. */
  expiresIn: number;
}

export type PasswordOutcome =
  | { outcome: 'signed-in'; tokens: PasswordTokens }
  | { outcome: 'refused' }
  | { outcome: 'throttled' };

export interface IdentityGateway {
  /** Checks a password with Cognito. An unknown user, a wrong password and an unconfirmed account get the same response. */
  signIn(email: string, password: string, device: CallingDevice): Promise<PasswordOutcome>;
}

/**
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminInitiateAuth.html
 */
export function cognitoGateway(userPoolId: string, clientId: string): IdentityGateway {
  const client = new CognitoIdentityProviderClient({});
  return {
    async signIn(email, password, device) {
      try {
        const { AuthenticationResult: result } = await client.send(
          new AdminInitiateAuthCommand({
            UserPoolId: userPoolId,
            ClientId: clientId,
            AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
            AuthParameters: { USERNAME: email, PASSWORD: password },
            ContextData: contextOf(device),
          }),
        );
        // Cognito asks for a second factor or a new password, which this call cannot provide.
        if (!result?.AccessToken || !result.IdToken || !result.RefreshToken) {
          return { outcome: 'refused' };
        }
        const tokens = {
          accessToken: result.AccessToken,
          idToken: result.IdToken,
          refreshToken: result.RefreshToken,
          expiresIn: result.ExpiresIn ?? 900,
        };
        return { outcome: 'signed-in', tokens };
      } catch (error) {
        if (error instanceof TooManyRequestsException) return { outcome: 'throttled' };
        if (isRefusal(error)) return { outcome: 'refused' };
        throw error;
      }
    },
  };
}

/**
 * Describes the caller to Cognito's threat protection, which otherwise takes this function for the device of every learner. Clients of
 * the API send no device fingerprint (`EncodedData`).
 *
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ContextDataType.html
 */
function contextOf({ ipAddress, host, path, headers }: CallingDevice): ContextDataType {
  return {
    IpAddress: ipAddress,
    ServerName: host,
    ServerPath: path,
    HttpHeaders: Object.entries(headers).map(([headerName, headerValue]) => ({
      headerName,
      headerValue,
    })),
  };
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof NotAuthorizedException ||
    error instanceof UserNotFoundException ||
    error instanceof UserNotConfirmedException ||
    error instanceof PasswordResetRequiredException ||
    (error instanceof Error && error.name === 'InvalidPasswordException')
  );
}
