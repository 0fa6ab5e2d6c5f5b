import {
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  CodeDeliveryFailureException,
  CognitoIdentityProviderClient,
  InvalidParameterException,
  LimitExceededException,
  ListUsersCommand,
  ResendConfirmationCodeCommand,
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
  /** Finds accounts whose address or name begins like this; at most 20. */
  search(words: string): Promise<LearnerAccount[]>;
  turnAuthenticatorOff(learnerId: string): Promise<void>;
  /** Mails the code of an unconfirmed account again. @returns false when Cognito does not send it */
  resendCode(learnerId: string): Promise<boolean>;
}

/** Cognito finds exact beginnings, and asks one attribute at a time. */
const SEARCHED = ['email', 'name'] as const;
const MAX_FOUND = 20;

/**
 * Opens the accounts of a user pool for operators.
 *
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminSetUserMFAPreference.html
 */
export function operatedAccounts(UserPoolId: string, ClientId: string): OperatedAccounts {
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
    async search(words) {
      const begin = words.replaceAll(/["\\]/g, '');
      const lists = await Promise.all(
        SEARCHED.map((attribute) => {
          const value = attribute === 'email' ? begin.toLowerCase() : begin;
          const Filter = `${attribute} ^= "${value}"`;
          return client.send(new ListUsersCommand({ UserPoolId, Filter, Limit: MAX_FOUND }));
        }),
      );
      const found = lists.flatMap(({ Users = [] }) => Users);
      const names = [...new Set(found.flatMap(({ Username }) => Username ?? []))];
      const accounts = await Promise.all(names.slice(0, MAX_FOUND).map(read));
      return accounts.filter((account) => account !== null);
    },
    async resendCode(learnerId) {
      const { Username } = (await findLearner(client, UserPoolId, learnerId)) ?? {};
      if (Username === undefined) return false;
      try {
        await client.send(new ResendConfirmationCodeCommand({ ClientId, Username }));
        return true;
      } catch (error) {
        const isUnsent = [
          CodeDeliveryFailureException,
          InvalidParameterException,
          LimitExceededException,
        ].some((kind) => error instanceof kind);
        if (isUnsent) return false;
        throw error;
      }
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
