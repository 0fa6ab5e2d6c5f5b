import { DEMO_GROUP } from '@learning/shared/contract/demo-account';
import { OPERATORS_GROUP } from '@learning/shared/contract/operators-group';
import type { LocalCognito } from './local-cognito.ts';
import { USER_POOL_ID } from './user-pool.ts';

/**
 * The one demo learner that stays, on this machine alone: for who types its password, for API clients and for tests. "Try Demo Account" creates
 * another one for each visit, as in every environment.
 */
export const demoAccount = {
  email: 'demo@duecourse.example',
  password: 'try-due-course-today',
  name: 'Dana Demo',
};

/** Creates the demo learner, or resets its password to the published one. @returns its `sub` */
export async function ensureDemoAccount(cognito: LocalCognito): Promise<string> {
  const find = async () =>
    (await cognito.listUsers()).find(({ email }) => email === demoAccount.email)?.sub;
  if (!(await find())) {
    await cognito.call('AdminCreateUser', {
      UserPoolId: USER_POOL_ID,
      Username: 'demo',
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: demoAccount.email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'name', Value: demoAccount.name },
      ],
    });
  }
  const sub = (await find())!;
  for (const name of [DEMO_GROUP, OPERATORS_GROUP]) await createGroup(cognito, name);
  await cognito.call('AdminAddUserToGroup', {
    UserPoolId: USER_POOL_ID,
    GroupName: DEMO_GROUP,
    Username: sub,
  });
  const password = { Password: demoAccount.password, Permanent: true };
  await cognito.call('AdminSetUserPassword', {
    UserPoolId: USER_POOL_ID,
    Username: sub,
    ...password,
  });
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
