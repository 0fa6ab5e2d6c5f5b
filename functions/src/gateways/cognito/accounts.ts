import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';

/**
 * Returns a reader that tells whether the user pool has an account, by the learner's id (`sub`).
 *
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html
 */
export function cognitoAccounts(userPoolId: string): (userId: string) => Promise<boolean> {
  const client = new CognitoIdentityProviderClient({});
  return async (userId) => {
    if (!/^[\w-]+$/.test(userId)) throw new Error('The id of a learner has an unknown form.');
    const { Users = [] } = await client.send(
      new ListUsersCommand({ UserPoolId: userPoolId, Filter: `sub = "${userId}"`, Limit: 1 }),
    );
    return Users.length > 0;
  };
}
