import { attributesAppend, type User } from 'cognito-local/lib/services/userPoolService.js';
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

export const signUp: CognitoCall = async (services, request) => {
  const attributes = (request['UserAttributes'] ?? []) as Attribute[];
  if (attributes.some(({ Name }) => READ_ONLY_ATTRIBUTES.includes(Name))) {
    throw refusal.unauthorizedAttribute();
  }
  assertPassword(request['Password'] as string | undefined);
  const email = String(request['Username']).toLowerCase();
  const answer = await callCognitoLocal(services, 'SignUp', {
    ...request,
    Username: email,
    UserAttributes: attributes.map((one) =>
      one.Name === 'email' ? { ...one, Value: email } : one,
    ),
  });
  return { ...answer, ...codeDelivery(email) };
};

export const confirmSignUp: CognitoCall = async (services, request) => {
  const user = await findUser(services, request['Username']);
  if (!user) throw refusal.expiredCode();
  if (user.UserStatus === 'CONFIRMED') throw refusal.alreadyConfirmed();
  await callCognitoLocal(services, 'ConfirmSignUp', { ...request, Username: user.Username });
  const confirmed = (await findUser(services, user.Username)) as User;
  const verified = { Name: 'email_verified', Value: 'true' };
  await saveUser(services, {
    ...confirmed,
    Attributes: attributesAppend(confirmed.Attributes, verified),
  });
  return {};
};

export const resendConfirmationCode: CognitoCall = async (services, request) => {
  const user = await findUser(services, request['Username']);
  if (user?.UserStatus === 'CONFIRMED')
    throw refusal.invalidParameter('User is already confirmed.');
  if (user) {
    const code = services.otp();
    const email = String(request['Username']);
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
  return codeDelivery(request['Username']);
};
