import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUsersInGroupCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { OPERATORS_GROUP } from '@learning/shared/contract/operators-group';

/** An account as an operator sees it. */
export interface OperatedAccount {
  /** `sub` */
  userId: string;
  username: string;
  email: string;
  /** Cognito's word, such as `CONFIRMED`. */
  status: string;
  isEnabled: boolean;
  hasAuthenticator: boolean;
}

/** Reads and changes accounts for an operator, whose own AWS permissions decide. */
export interface OperatedAccounts {
  /** @param email an address that its owner has confirmed; null when no account signs in with it */
  find(email: string): Promise<OperatedAccount | null>;
  turnAuthenticatorOff(account: OperatedAccount): Promise<void>;
  addOperator(account: OperatedAccount): Promise<void>;
  /** Ends the sign-ins, too: a token that an operator has names the group until it expires. */
  removeOperator(account: OperatedAccount): Promise<void>;
  listOperators(): Promise<string[]>;
}

/**
 * Opens the accounts of a user pool for an operator.
 *
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminSetUserMFAPreference.html
 */
export function operatedAccounts(UserPoolId: string): OperatedAccounts {
  const client = new CognitoIdentityProviderClient({});
  const group = { UserPoolId, GroupName: OPERATORS_GROUP };
  const user = ({ username }: OperatedAccount) => ({ UserPoolId, Username: username });
  return {
    async find(email) {
      try {
        const found = await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
        const attributes = new Map(
          found.UserAttributes?.map(({ Name, Value = '' }) => [Name, Value]),
        );
        return {
          userId: attributes.get('sub') ?? '',
          username: found.Username ?? '',
          email: attributes.get('email') ?? '',
          status: found.UserStatus ?? 'UNKNOWN',
          isEnabled: found.Enabled !== false,
          hasAuthenticator: found.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') === true,
        };
      } catch (error) {
        if (error instanceof UserNotFoundException) return null;
        throw error;
      }
    },
    async turnAuthenticatorOff(account) {
      await client.send(
        new AdminSetUserMFAPreferenceCommand({
          ...user(account),
          SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
        }),
      );
    },
    async addOperator(account) {
      await client.send(new AdminAddUserToGroupCommand({ ...group, ...user(account) }));
    },
    async removeOperator(account) {
      await client.send(new AdminRemoveUserFromGroupCommand({ ...group, ...user(account) }));
      await client.send(new AdminUserGlobalSignOutCommand(user(account)));
    },
    async listOperators() {
      const { Users = [] } = await client.send(
        new ListUsersInGroupCommand({ ...group, Limit: 60 }),
      );
      return Users.flatMap(
        ({ Attributes }) => Attributes?.find(({ Name }) => Name === 'email')?.Value ?? [],
      );
    },
  };
}
