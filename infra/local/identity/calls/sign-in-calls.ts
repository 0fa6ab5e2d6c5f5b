import { askForAuthenticatorCode, hasAuthenticator } from './authenticator-calls.ts';
import { signInByChoice } from './choice-calls.ts';
import { callCognitoLocal, findUser, saveUser, type CognitoCall, type Fields } from './call.ts';
import { refusal } from '../cognito-error.ts';
import type { PoolServices } from '../pool-services.ts';
import { MAX_SIGN_INS, refresh, revoke, revokeAll, userOfAccessToken } from '../tokens/sessions.ts';
import { ACCESS_TOKEN_MINUTES } from '@learning/infra/pool-settings';

const TOKEN_FACTS = { TokenType: 'Bearer', ExpiresIn: ACCESS_TOKEN_MINUTES * 60 };

/** Signs in with a password or refresh token, for `InitiateAuth` (browsers) or `AdminInitiateAuth` (functions). */
function signInBy(passwordFlow: 'USER_PASSWORD_AUTH' | 'ADMIN_USER_PASSWORD_AUTH'): CognitoCall {
  return async (services, request) => {
    const flow = request['AuthFlow'];
    const parameters = (request['AuthParameters'] ?? {}) as Record<string, string>;
    if (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN') {
      return authenticated(await refresh(services, parameters['REFRESH_TOKEN']));
    }
    if (flow === 'USER_AUTH' && passwordFlow === 'USER_PASSWORD_AUTH') {
      return parameters['PREFERRED_CHALLENGE'] === 'PASSWORD'
        ? signInByPassword(services, request, parameters)
        : signInByChoice(services, request, parameters);
    }
    if (flow === passwordFlow) return signInByPassword(services, request, parameters);
    throw refusal.invalidParameter(`${String(flow)} is not enabled for the client.`);
  };
}

export const initiateAuth = signInBy('USER_PASSWORD_AUTH');
export const adminInitiateAuth = signInBy('ADMIN_USER_PASSWORD_AUTH');

/** Gives the same response for an unknown address and a wrong password. */
async function signInByPassword(
  services: PoolServices,
  request: Fields,
  parameters: Record<string, string>,
): Promise<Fields> {
  const user = await findUser(services, parameters['USERNAME']);
  if (!user || user.Password !== parameters['PASSWORD']) throw refusal.wrongPassword();
  if (!user.Enabled) throw refusal.disabled();
  if (hasAuthenticator(user)) return askForAuthenticatorCode(services, user);
  await saveUser(services, { ...user, RefreshTokens: user.RefreshTokens.slice(1 - MAX_SIGN_INS) });
  const response = await callCognitoLocal(services, 'InitiateAuth', {
    ClientId: request['ClientId'],
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { ...parameters, USERNAME: user.Username },
  });
  const tokens = response['AuthenticationResult'] as Fields | undefined;
  return tokens ? authenticated(tokens) : response;
}

/** The call current clients refresh with, which cognito-local lacks. */
export const getTokensFromRefreshToken: CognitoCall = async (services, request) =>
  authenticated(await refresh(services, request['RefreshToken']));

export const revokeToken: CognitoCall = async (services, request) => {
  await revoke(services, request['Token']);
  return {};
};

export const globalSignOut: CognitoCall = async (services, request) => {
  await revokeAll(services, await userOfAccessToken(services, request['AccessToken']));
  return {};
};

export const adminUserGlobalSignOut: CognitoCall = async (services, request) => {
  const user = await findUser(services, request['Username']);
  if (!user) throw refusal.unknownUser();
  await revokeAll(services, user);
  return {};
};

function authenticated(tokens: Fields): Fields {
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, ...TOKEN_FACTS } };
}
