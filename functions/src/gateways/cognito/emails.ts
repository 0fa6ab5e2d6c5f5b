import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';

/** A learner's e-mail address; null when there is no such learner or they have none. */
export type EmailOf = (userId: string) => Promise<string | null>;

/** Addresses change rarely, and nothing but mail depends on them. */
const KEPT_MS = 5 * 60_000;
const MAX_KEPT = 500;

/**
 * Asks the user pool for addresses, and remembers them for five minutes.
 *
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminGetUser.html
 */
export function cognitoEmails(userPoolId: string, clock: () => number = Date.now): EmailOf {
  const client = new CognitoIdentityProviderClient({});
  const kept = new Map<string, { email: string; until: number }>();
  return async (userId) => {
    const known = kept.get(userId);
    if (known && clock() < known.until) return known.email;
    const email = await readEmail(client, userPoolId, userId);
    if (kept.size >= MAX_KEPT) kept.clear();
    if (email !== null) kept.set(userId, { email, until: clock() + KEPT_MS });
    return email;
  };
}

async function readEmail(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  userId: string,
): Promise<string | null> {
  try {
    const { UserAttributes = [] } = await client.send(
      new AdminGetUserCommand({ UserPoolId, Username: userId }),
    );
    return UserAttributes.find(({ Name }) => Name === 'email')?.Value ?? null;
  } catch (error) {
    if (error instanceof UserNotFoundException) return null;
    throw error;
  }
}
