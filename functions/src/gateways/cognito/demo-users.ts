import { DEMO_GROUP } from '@learning/shared/contract/demo-account';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';

/** A demo learner's account, before it exists. */
export interface DemoUser {
  username: string;
  email: string;
  name: string;
  password: string;
}

export interface DemoUsers {
  /** Creates an account whose password is temporary and told to no one yet. @returns its `sub` */
  create(user: DemoUser): Promise<string>;
  /** Makes it a demo account and gives it its password. */
  open(user: DemoUser): Promise<void>;
}

/** @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminCreateUser.html */
export function cognitoDemoUsers(userPoolId: string): DemoUsers {
  const client = new CognitoIdentityProviderClient({});
  const account = ({ username }: DemoUser) => ({ UserPoolId: userPoolId, Username: username });
  return {
    async create(user) {
      const { User } = await client.send(
        new AdminCreateUserCommand({
          ...account(user),
          MessageAction: 'SUPPRESS',
          TemporaryPassword: user.password,
          UserAttributes: [
            { Name: 'email', Value: user.email },
            { Name: 'email_verified', Value: 'true' },
            { Name: 'name', Value: user.name },
          ],
        }),
      );
      const sub = User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value;
      if (!sub) throw new Error('The new account of a demo learner has no id.');
      return sub;
    },
    async open(user) {
      // The group first: its tokens must never carry the right to change the account.
      await client.send(
        new AdminAddUserToGroupCommand({ ...account(user), GroupName: DEMO_GROUP }),
      );
      await client.send(
        new AdminSetUserPasswordCommand({
          ...account(user),
          Password: user.password,
          Permanent: true,
        }),
      );
    },
  };
}
