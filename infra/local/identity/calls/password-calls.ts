import { attributeValue } from 'cognito-local/lib/services/userPoolService.js';
import { callCognitoLocal, findUser, type CognitoCall } from './call.ts';
import { isDemoUser } from './choice-calls.ts';
import { codeDelivery } from '../code-delivery.ts';
import { refusal } from '../cognito-error.ts';
import { assertPassword } from '../password-policy.ts';
import { userOfAccessToken } from '../tokens/sessions.ts';

/** Sends a code. It gives the same response for an unknown address, and for the demo account, whose password no one may change. */
export const forgotPassword: CognitoCall = async (services, request) => {
  const user = await findUser(services, request['Username']);
  if (user) {
    if (attributeValue('email_verified', user.Attributes) !== 'true') {
      throw refusal.invalidParameter(
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      );
    }
    if (await isDemoUser(services, user)) return codeDelivery(request['Username']);
    await callCognitoLocal(services, 'ForgotPassword', { ...request, Username: user.Username });
  }
  return codeDelivery(request['Username']);
};

export const confirmForgotPassword: CognitoCall = async (services, request) => {
  assertPassword(request['Password'] as string | undefined);
  const user = await findUser(services, request['Username']);
  if (!user?.ConfirmationCode) throw refusal.expiredCode();
  return callCognitoLocal(services, 'ConfirmForgotPassword', {
    ...request,
    Username: user.Username,
  });
};

export const changePassword: CognitoCall = async (services, request) => {
  const user = await userOfAccessToken(services, request['AccessToken']);
  assertPassword(request['ProposedPassword'] as string | undefined);
  if (user.Password !== request['PreviousPassword']) throw refusal.wrongPassword();
  return callCognitoLocal(services, 'ChangePassword', request);
};

export const adminSetUserPassword: CognitoCall = async (services, request) => {
  assertPassword(request['Password'] as string | undefined);
  return callCognitoLocal(services, 'AdminSetUserPassword', request);
};
