import {
  AdminUpdateUserAttributesCommand,
  AliasExistsException,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { cognitoAliases, findLearner } from './accounts.ts';

/** An account as a change of its address needs it, read now. */
export interface AddressedAccount {
  username: string;
  email: string;
}

/** Reads and changes the addresses of accounts. */
export interface LearnerAddresses {
  /** Finds a learner's account; null when it was deleted. */
  find(userId: string): Promise<AddressedAccount | null>;
  /** Whether an address signs in to an account. */
  isTaken(email: string): Promise<boolean>;
  /** Makes an address that its owner has confirmed the one of the account. Safe to repeat. */
  change(username: string, email: string): Promise<'changed' | 'taken'>;
}

/**
 * Opens the addresses of a user pool.
 *
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminUpdateUserAttributes.html
 */
export function cognitoAddresses(userPoolId: string): LearnerAddresses {
  const client = new CognitoIdentityProviderClient({});
  const accountOf = cognitoAliases();
  return {
    async find(userId) {
      const account = await findLearner(client, userPoolId, userId);
      const email = account?.Attributes?.find(({ Name }) => Name === 'email')?.Value;
      return account?.Username && email ? { username: account.Username, email } : null;
    },
    isTaken: async (email) => (await accountOf(userPoolId, email)) !== null,
    async change(username, email) {
      try {
        await client.send(
          new AdminUpdateUserAttributesCommand({
            UserPoolId: userPoolId,
            Username: username,
            UserAttributes: [
              { Name: 'email', Value: email },
              { Name: 'email_verified', Value: 'true' },
            ],
          }),
        );
        return 'changed';
      } catch (error) {
        if (error instanceof AliasExistsException) return 'taken';
        throw error;
      }
    },
  };
}
