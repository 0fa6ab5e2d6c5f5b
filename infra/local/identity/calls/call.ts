import { Router } from 'cognito-local/lib/server/Router.js';
import {
  attributeValue,
  type User,
  type UserPoolService,
} from 'cognito-local/lib/services/userPoolService.js';
import { quietContext, type PoolServices } from '../pool-services.ts';
import { USER_POOL_ID } from '../user-pool.ts';

export type Fields = Record<string, unknown>;

/** Handles one call of Cognito's API. @throws CognitoError to refuse it */
export type CognitoCall = (services: PoolServices, request: Fields) => Promise<Fields>;

/** Passes a call on to cognito-local. */
export async function callCognitoLocal(
  services: PoolServices,
  operation: string,
  request: Fields,
): Promise<Fields> {
  return (await Router(services)(operation)(quietContext, request)) as Fields;
}

export function poolOf(services: PoolServices): Promise<UserPoolService> {
  return services.cognito.getUserPool(quietContext, USER_POOL_ID);
}

/** Finds the user with a user name or `sub`, or with an email address they have confirmed (upper or lower case). */
export async function findUser(services: PoolServices, username: unknown): Promise<User | null> {
  if (typeof username !== 'string') return null;
  const pool = await poolOf(services);
  const wanted = username.toLowerCase();
  // Pools of earlier releases also find unconfirmed addresses.
  if (!wanted.includes('@')) return pool.getUserByUsername(quietContext, wanted);
  return (await pool.listUsers(quietContext)).find(hasAlias(wanted)) ?? null;
}

const hasAlias =
  (email: string) =>
  ({ Attributes }: User): boolean =>
    attributeValue('email_verified', Attributes) === 'true' &&
    attributeValue('email', Attributes)?.toLowerCase() === email;

export async function saveUser(services: PoolServices, user: User): Promise<void> {
  const pool = await poolOf(services);
  await pool.saveUser(quietContext, { ...user, UserLastModifiedDate: services.clock.get() });
}

export async function groupsOf(services: PoolServices, user: User): Promise<readonly string[]> {
  return (await poolOf(services)).listUserGroupMembership(quietContext, user);
}
