import { DEMO_GROUP } from '@learning/shared/contract/demo-account';
import { OPERATOR_GROUPS } from '@learning/shared/contract/operator-roles';
import type { LocalCognito } from './local-cognito.ts';
import { USER_POOL_ID } from './user-pool.ts';

/** A person whose password everyone knows, on this machine alone. */
export interface KnownAccount {
  username: string;
  email: string;
  password: string;
  name: string;
}

/**
 * The one demo learner that stays, on this machine alone: for who types its password, for API clients and for tests. "Try Demo Account" creates
 * another one for each visit, as in every environment.
 */
export const demoAccount: KnownAccount = {
  username: 'demo',
  email: 'demo@duecourse.example',
  password: 'try-due-course-today',
  name: 'Dana Demo',
};

/** Creates the demo learner, or resets its password to the published one. @returns its `sub` */
export async function ensureDemoAccount(cognito: LocalCognito): Promise<string> {
  for (const name of [DEMO_GROUP, ...OPERATOR_GROUPS.map((group) => group.name)]) {
    await createGroup(cognito, name);
  }
  return ensureAccount(cognito, demoAccount, [DEMO_GROUP]);
}

/** Creates an account in groups, or resets its password. @returns its `sub` */
export async function ensureAccount(
  cognito: LocalCognito,
  account: KnownAccount,
  groups: readonly string[],
): Promise<string> {
  const find = async () =>
    (await cognito.listUsers()).find(({ email }) => email === account.email)?.sub;
  if (!(await find())) {
    await cognito.call('AdminCreateUser', {
      UserPoolId: USER_POOL_ID,
      Username: account.username,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: account.email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'name', Value: account.name },
      ],
    });
  }
  const sub = (await find())!;
  const user = { UserPoolId: USER_POOL_ID, Username: sub };
  for (const GroupName of groups) await cognito.call('AdminAddUserToGroup', { ...user, GroupName });
  const password = { Password: account.password, Permanent: true };
  await cognito.call('AdminSetUserPassword', { ...user, ...password });
  return sub;
}

/** Creates a group as a deployment does; an existing one loses no member. */
async function createGroup(cognito: LocalCognito, name: string): Promise<void> {
  const group = { UserPoolId: USER_POOL_ID, GroupName: name };
  const exists = await cognito.call('GetGroup', group).then(
    () => true,
    () => false,
  );
  if (!exists) await cognito.call('CreateGroup', group);
}
