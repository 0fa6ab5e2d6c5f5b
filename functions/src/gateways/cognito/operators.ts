import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUsersInGroupCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  groupOfRole,
  OPERATOR_ROLES,
  OPERATORS_GROUP,
  rolesOfGroups,
  type OperatorRole,
} from '@learning/shared/contract/operator-roles';
import type { KnownOperator, OperatorOf } from '#http/operator-access.ts';
import { findLearner } from './accounts.ts';

/** A page of a group; an environment has fewer operators. */
const MAX_LISTED = 60;

/** Reads and changes who operates an environment. */
export interface Operators {
  find: OperatorOf;
  list(): Promise<KnownOperator[]>;
  /** Makes an account an operator with exactly these roles. Safe to repeat. */
  setRoles(userId: string, roles: readonly OperatorRole[]): Promise<void>;
  /** Takes all roles, and ends the sign-ins: a token names the group until it expires. Safe to repeat. */
  remove(userId: string): Promise<void>;
}

/**
 * Opens the operators of a user pool.
 *
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminListGroupsForUser.html
 */
export function cognitoOperators(UserPoolId: string): Operators {
  const client = new CognitoIdentityProviderClient({});
  const userOf = async (userId: string) => {
    const { Username } = (await findLearner(client, UserPoolId, userId)) ?? {};
    return Username === undefined ? null : { UserPoolId, Username };
  };
  const readOperator = async (userId: string): Promise<KnownOperator | null> => {
    const user = await userOf(userId);
    if (!user) return null;
    const [account, { Groups = [] }] = await Promise.all([
      client.send(new AdminGetUserCommand(user)),
      client.send(new AdminListGroupsForUserCommand(user)),
    ]);
    const groups = Groups.flatMap(({ GroupName }) => GroupName ?? []);
    if (account.Enabled === false || !groups.includes(OPERATORS_GROUP)) return null;
    const email = account.UserAttributes?.find(({ Name }) => Name === 'email')?.Value ?? userId;
    return {
      id: userId,
      name: email,
      roles: rolesOfGroups(groups),
      hasSecondFactor: account.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') === true,
    };
  };
  const setGroups = async (userId: string, groups: readonly string[]) => {
    const user = await userOf(userId);
    if (!user) return;
    // The group of all operators goes last and comes first: a role alone gives nothing.
    const all = [OPERATORS_GROUP, ...OPERATOR_ROLES.map(groupOfRole)];
    for (const GroupName of all.filter((name) => groups.includes(name))) {
      await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName }));
    }
    for (const GroupName of all.filter((name) => !groups.includes(name)).toReversed()) {
      await client.send(new AdminRemoveUserFromGroupCommand({ ...user, GroupName }));
    }
    if (groups.length === 0) await client.send(new AdminUserGlobalSignOutCommand(user));
  };
  return {
    async find(userId) {
      try {
        return await readOperator(userId);
      } catch (error) {
        if (error instanceof UserNotFoundException) return null;
        throw error;
      }
    },
    async list() {
      const group = { UserPoolId, GroupName: OPERATORS_GROUP, Limit: MAX_LISTED };
      const { Users = [] } = await client.send(new ListUsersInGroupCommand(group));
      const found = await Promise.all(
        Users.map(({ Attributes }) =>
          this.find(Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? ''),
        ),
      );
      return found.filter((operator) => operator !== null);
    },
    setRoles: (userId, roles) =>
      setGroups(userId, [OPERATORS_GROUP, ...roles.map((role) => groupOfRole(role))]),
    remove: (userId) => setGroups(userId, []),
  };
}
