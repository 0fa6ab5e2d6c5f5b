import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';

/**
 * Returns a reader that tells whether the user pool has an account, by the learner's id (`sub`).
 *
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html
 */
export function cognitoAccounts(userPoolId: string): (userId: string) => Promise<boolean> {
  const client = new CognitoIdentityProviderClient({});
  return async (userId) => (await findLearner(client, userPoolId, userId)) !== undefined;
}

/** Returns a reader of who signs in with an address: their id, or null when no open account has confirmed it. */
export function cognitoLearners(userPoolId: string): (email: string) => Promise<string | null> {
  const client = new CognitoIdentityProviderClient({});
  return async (email) => {
    try {
      const account = await client.send(
        new AdminGetUserCommand({ UserPoolId: userPoolId, Username: email }),
      );
      if (account.Enabled === false || account.UserStatus === 'UNCONFIRMED') return null;
      return account.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value ?? null;
    } catch (error) {
      if (error instanceof UserNotFoundException) return null;
      throw error;
    }
  };
}

/** Finds the account of a learner. Their id is not their user name, which sign-up chose at random, so only a search finds it. */
export async function findLearner(
  client: CognitoIdentityProviderClient,
  userPoolId: string,
  userId: string,
): Promise<UserType | undefined> {
  if (!/^[\w-]+$/.test(userId)) throw new Error('The id of a learner has an unknown form.');
  const { Users = [] } = await client.send(
    new ListUsersCommand({ UserPoolId: userPoolId, Filter: `sub = "${userId}"`, Limit: 1 }),
  );
  return Users[0];
}

/** Returns the user name of the account that an address signs in to; null when no account has confirmed it. */
export type AccountOf = (userPoolId: string, email: string) => Promise<string | null>;

/**
 * Returns a reader of the account behind an address. An address is an alias of one account at most, from its confirmation on.
 *
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminGetUser.html
 */
export function cognitoAliases(): AccountOf {
  const client = new CognitoIdentityProviderClient({});
  return async (UserPoolId, email) => {
    try {
      const { Username } = await client.send(
        new AdminGetUserCommand({ UserPoolId, Username: email }),
      );
      return Username ?? null;
    } catch (error) {
      if (error instanceof UserNotFoundException) return null;
      throw error;
    }
  };
}
