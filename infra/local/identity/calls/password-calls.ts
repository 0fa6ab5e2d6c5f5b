import { attributeValue } from 'cognito-local/lib/services/userPoolService.js';
import { callCognitoLocal, findUser, type CognitoCall } from './call.ts';
import { isDemoUser } from './choice-calls.ts';
import { codeDelivery } from '../code-delivery.ts';
import { refusal } from '../cognito-error.ts';
import { assertPassword } from '../password-policy.ts';
import { userOfAccessToken } from '../tokens/sessions.ts';

/**
 * Sends a code. It gives the same response for an account that does not exist, is disabled or has not confirmed an address, and for a demo
 * learner, whose password no one may change.
 *
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pool-managing-errors.html
 */
export const forgotPassword: CognitoCall = async (services, request) => {
  const user = await findUser(services, request['Username']);
  const canReset =
    user?.Enabled &&
    attributeValue('email_verified', user.Attributes) === 'true' &&
    !(await isDemoUser(services, user));
  if (canReset) {
    await callCognitoLocal(services, 'ForgotPassword', { ...request, Username: user.Username });
  }
  return codeDelivery(request['Username']);
};

export const confirmForgotPassword: CognitoCall = async (services, request) => {
  assertPassword(request['Password'] as string | undefined);
  const user = await findUser(services, request['Username']);
  if (!user?.Enabled) throw refusal.wrongCode();
  // Cognito tells an account that asked for no code from one that does not exist. Source: rules/access.md A29
  if (!user.ConfirmationCode) throw refusal.expiredCode();
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
