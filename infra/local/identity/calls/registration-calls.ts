import {
  attributesAppend,
  attributeValue,
  type User,
} from 'cognito-local/lib/services/userPoolService.js';
import { callCognitoLocal, findUser, saveUser, type CognitoCall } from './call.ts';
import { codeDelivery } from '../code-delivery.ts';
import { refusal } from '../cognito-error.ts';
import { assertPassword } from '../password-policy.ts';
import { quietContext } from '../pool-services.ts';
import { USER_POOL_CLIENT_ID, USER_POOL_ID } from '../user-pool.ts';

interface Attribute {
  Name: string;
  Value?: string;
}

const READ_ONLY_ATTRIBUTES = ['sub', 'email_verified'];

/** Gives the same response for an address that has an account: it becomes an alias only when it is confirmed. */
export const signUp: CognitoCall = async (services, request) => {
  const attributes = (request['UserAttributes'] ?? []) as Attribute[];
  if (attributes.some(({ Name }) => READ_ONLY_ATTRIBUTES.includes(Name))) {
    throw refusal.unauthorizedAttribute();
  }
  assertPassword(request['Password'] as string | undefined);
  const username = String(request['Username']).toLowerCase();
  if (username.includes('@')) throw refusal.emailAsUsername();
  if (await findUser(services, username)) throw refusal.takenUsername();
  const email = attributeValue('email', attributes)?.toLowerCase();
  const response = await callCognitoLocal(services, 'SignUp', {
    ...request,
    Username: username,
    UserAttributes: attributes.map((attribute) =>
      attribute.Name === 'email' ? { ...attribute, Value: email } : attribute,
    ),
  });
  return { ...response, ...codeDelivery(email) };
};

export const confirmSignUp: CognitoCall = async (services, request) => {
  const user = await findUser(services, request['Username']);
  if (!user) throw refusal.expiredCode();
  if (user.UserStatus === 'CONFIRMED') throw refusal.alreadyConfirmed();
  const owner = await findUser(services, attributeValue('email', user.Attributes));
  if (owner && user.ConfirmationCode === request['ConfirmationCode']) throw refusal.takenAddress();
  await callCognitoLocal(services, 'ConfirmSignUp', { ...request, Username: user.Username });
  const confirmed = (await findUser(services, user.Username)) as User;
  const verified = { Name: 'email_verified', Value: 'true' };
  await saveUser(services, {
    ...confirmed,
    Attributes: attributesAppend(confirmed.Attributes, verified),
  });
  // With it the code signs in, too.
  const sub = attributeValue('sub', user.Attributes);
  return { Session: services.challenges.open({ name: 'SIGN_UP', sub, secret: '' }) };
};

export const resendConfirmationCode: CognitoCall = async (services, request) => {
  const user = await findUser(services, request['Username']);
  if (user?.Enabled && user.UserStatus === 'CONFIRMED')
    throw refusal.invalidParameter('User is already confirmed.');
  if (user?.Enabled) {
    const code = services.otp();
    const email = attributeValue('email', user.Attributes) ?? '';
    await services.messages.deliver(
      quietContext,
      'ResendCode',
      USER_POOL_CLIENT_ID,
      USER_POOL_ID,
      user,
      code,
      undefined,
      { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: email },
    );
    await saveUser(services, { ...user, ConfirmationCode: code });
  }
  return codeDelivery(user ? attributeValue('email', user.Attributes) : request['Username']);
};

/** Finds an account by user name or confirmed address. */
export const adminGetUser: CognitoCall = async (services, request) => {
  const user = await findUser(services, request['Username']);
  if (!user) throw refusal.unknownUser();
  return callCognitoLocal(services, 'AdminGetUser', { ...request, Username: user.Username });
};
