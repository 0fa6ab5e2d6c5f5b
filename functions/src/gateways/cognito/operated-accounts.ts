import {
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  type AdminGetUserCommandOutput,
} from '@aws-sdk/client-cognito-identity-provider';
import type { LearnerAccount } from '@learning/shared/contract/operators/accounts';
import { shownName } from '@learning/shared/domain/visible-line';
import { findLearner } from './accounts.ts';

/** Reads and changes accounts for an operator. */
export interface OperatedAccounts {
  /** @param email an address that its owner has confirmed; null when no account signs in with it */
  findByEmail(email: string): Promise<LearnerAccount | null>;
  find(learnerId: string): Promise<LearnerAccount | null>;
  turnAuthenticatorOff(learnerId: string): Promise<void>;
}

/**
 * Opens the accounts of a user pool for operators.
 *
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminSetUserMFAPreference.html
 */
export function operatedAccounts(UserPoolId: string): OperatedAccounts {
  const client = new CognitoIdentityProviderClient({});
  const read = async (Username: string) => {
    try {
      return accountOf(await client.send(new AdminGetUserCommand({ UserPoolId, Username })));
    } catch (error) {
      if (error instanceof UserNotFoundException) return null;
      throw error;
    }
  };
  return {
    findByEmail: read,
    async find(learnerId) {
      const { Username } = (await findLearner(client, UserPoolId, learnerId)) ?? {};
      return Username === undefined ? null : read(Username);
    },
    async turnAuthenticatorOff(learnerId) {
      const { Username } = (await findLearner(client, UserPoolId, learnerId)) ?? {};
      if (Username === undefined) return;
      await client.send(
        new AdminSetUserMFAPreferenceCommand({
          UserPoolId,
          Username,
          SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
        }),
      );
    },
  };
}

function accountOf(found: AdminGetUserCommandOutput): LearnerAccount {
  const attributes = new Map(found.UserAttributes?.map(({ Name, Value = '' }) => [Name, Value]));
  return {
    learnerId: attributes.get('sub') ?? '',
    email: attributes.get('email') ?? '',
    name: shownName(attributes.get('name') ?? ''),
    status: found.UserStatus ?? 'UNKNOWN',
    isEnabled: found.Enabled !== false,
    hasAuthenticator: found.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') === true,
    createdAt: found.UserCreateDate?.toISOString() ?? null,
  };
}
