import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';

/** The most that Cognito returns at once. */
const PAGE_SIZE = 60;

/**
 * Yields the ids of all confirmed accounts of a user pool, page by page.
 *
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html
 */
export async function* allLearners(
  userPoolId: string,
  client = new CognitoIdentityProviderClient({}),
): AsyncGenerator<string[]> {
  let PaginationToken: string | undefined;
  do {
    const page = await client.send(
      new ListUsersCommand({ UserPoolId: userPoolId, Limit: PAGE_SIZE, PaginationToken }),
    );
    yield (page.Users ?? [])
      .filter(({ UserStatus, Enabled }) => UserStatus !== 'UNCONFIRMED' && Enabled !== false)
      .flatMap(({ Attributes }) => Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? []);
    PaginationToken = page.PaginationToken;
  } while (PaginationToken);
}
