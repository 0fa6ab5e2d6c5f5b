import { DEMO_GROUP, DEMO_USERNAME } from '@learning/shared/contract/demo-account';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { randomBytes } from 'node:crypto';
import type { DemoCredentials } from './site/site-config.ts';

const PASSWORD_BYTES = 15;

/**
 * Creates the demo account in its group if necessary and sets a new password, which is published in `/config.json` and stored nowhere else.
 *
 * @returns the credentials and the account's id.
 */
export async function renewDemoAccount(
  client: CognitoIdentityProviderClient,
  userPoolId: string,
  email: string,
): Promise<{ credentials: DemoCredentials; userId: string }> {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const user = { UserPoolId: userPoolId, Username: DEMO_USERNAME };
  try {
    await client.send(
      new AdminCreateUserCommand({
        ...user,
        MessageAction: 'SUPPRESS',
        TemporaryPassword: password,
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'name', Value: 'Dana Demo' },
        ],
      }),
    );
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
  }
  await client.send(
    new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }),
  );
  await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName: DEMO_GROUP }));
  const { UserAttributes = [] } = await client.send(new AdminGetUserCommand(user));
  const userId = UserAttributes.find((attribute) => attribute.Name === 'sub')?.Value;
  if (!userId) throw new Error(`The account ${email} has no id.`);
  return { credentials: { email, password }, userId };
}
