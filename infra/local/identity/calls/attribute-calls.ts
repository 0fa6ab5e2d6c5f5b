import {
  attributesAppend,
  attributeValue,
  type User,
} from 'cognito-local/lib/services/userPoolService.js';
import { findUser, saveUser, type CognitoCall } from './call.ts';
import { codeDelivery } from '../code-delivery.ts';
import { refusal } from '../cognito-error.ts';
import { quietContext, type PoolServices } from '../pool-services.ts';
import { userOfAccessToken } from '../tokens/sessions.ts';
import { USER_POOL_CLIENT_ID, USER_POOL_ID } from '../user-pool.ts';

interface Attribute {
  Name: string;
  Value?: string;
}

/** Attributes that the browser's client may write. */
const WRITABLE = ['email', 'name'];

/**
 * Changes what a user may change. A new address needs a code by mail, which the pool's function refuses to write: addresses are changed
 * through the API. Source: rules/access.md A32
 */
export const updateUserAttributes: CognitoCall = async (services, request) => {
  const user = await userOfAccessToken(services, request['AccessToken']);
  const attributes = (request['UserAttributes'] ?? []) as Attribute[];
  if (attributes.some(({ Name }) => !WRITABLE.includes(Name))) {
    throw refusal.unauthorizedAttribute();
  }
  const email = attributeValue('email', attributes);
  if (email !== undefined) await mailCode(services, user, email);
  const changed = attributes.filter(({ Name }) => Name !== 'email');
  await save(services, user, changed);
  return { CodeDeliveryDetailsList: email === undefined ? [] : [codeDelivery(email)] };
};

/** Changes attributes at once; an address that is marked as verified becomes the alias of the account. */
export const adminUpdateUserAttributes: CognitoCall = async (services, request) => {
  const user = await findUser(services, request['Username']);
  if (!user) throw refusal.unknownUser();
  const attributes = (request['UserAttributes'] ?? []) as Attribute[];
  const email = attributeValue('email', attributes);
  const owner = await findUser(services, email);
  if (owner && owner.Username !== user.Username) throw refusal.takenAddress();
  await save(services, user, attributes);
  return {};
};

function save(services: PoolServices, user: User, attributes: Attribute[]): Promise<void> {
  return saveUser(services, {
    ...user,
    Attributes: attributesAppend(
      user.Attributes,
      ...attributes.map(({ Name, Value }) => ({
        Name,
        Value: Name === 'email' ? Value?.toLowerCase() : Value,
      })),
    ),
  } as User);
}

function mailCode(services: PoolServices, user: User, email: string): Promise<void> {
  return services.messages.deliver(
    quietContext,
    'UpdateUserAttribute',
    USER_POOL_CLIENT_ID,
    USER_POOL_ID,
    user,
    services.otp(),
    undefined,
    { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: email },
  );
}
