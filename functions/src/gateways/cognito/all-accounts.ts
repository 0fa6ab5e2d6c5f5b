import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import type { CopiedAccount } from '#recovery/accounts-provider.ts';

/** The most that Cognito returns at once. */
const PAGE_SIZE = 60;

/** Yields all accounts of a user pool with what Cognito gives out about them, page by page. */
export async function* allAccounts(
  userPoolId: string,
  client = new CognitoIdentityProviderClient({}),
): AsyncGenerator<CopiedAccount[]> {
  let PaginationToken: string | undefined;
  do {
    const page = await client.send(
      new ListUsersCommand({ UserPoolId: userPoolId, Limit: PAGE_SIZE, PaginationToken }),
    );
    yield (page.Users ?? []).map(copied);
    PaginationToken = page.PaginationToken;
  } while (PaginationToken);
}

function copied({ Username, Attributes = [], ...user }: UserType): CopiedAccount {
  const attribute = (name: string) => Attributes.find(({ Name }) => Name === name)?.Value ?? null;
  return {
    username: Username ?? '',
    userId: attribute('sub') ?? '',
    email: attribute('email'),
    isEmailVerified: attribute('email_verified') === 'true',
    name: attribute('name'),
    status: user.UserStatus ?? 'UNKNOWN',
    isEnabled: user.Enabled !== false,
    createdAt: user.UserCreateDate?.toISOString() ?? null,
  };
}
