import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { findLearner } from './accounts.ts';

/** Closes and deletes accounts. Each is safe to repeat, also when the account no longer exists. */
export interface AccountCloser {
  /** Ends all sessions and lets the account sign in no more. Access tokens stay good until they expire. Source: rules/access.md A24 */
  close(userId: string): Promise<void>;
  remove(userId: string): Promise<void>;
}

/**
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminDisableUser.html
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminDeleteUser.html
 */
export function cognitoCloser(userPoolId: string): AccountCloser {
  const client = new CognitoIdentityProviderClient({});
  const usernameOf = async (userId: string) =>
    (await findLearner(client, userPoolId, userId))?.Username;
  const unlessGone = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof UserNotFoundException)) throw error;
    }
  };
  return {
    close: (userId) =>
      unlessGone(async () => {
        const Username = await usernameOf(userId);
        if (Username === undefined) return;
        const account = { UserPoolId: userPoolId, Username };
        await client.send(new AdminDisableUserCommand(account));
        await client.send(new AdminUserGlobalSignOutCommand(account));
      }),
    remove: (userId) =>
      unlessGone(async () => {
        const Username = await usernameOf(userId);
        if (Username === undefined) return;
        await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username }));
      }),
  };
}
