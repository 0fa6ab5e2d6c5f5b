/** An account of the user pool as it is copied. Cognito gives out no password, passkey or authenticator app. */
export interface CopiedAccount {
  /** By which it signs in besides the address; chosen at random by the sign-up. */
  username: string;
  /** The learner's id. */
  userId: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  status: string;
  isEnabled: boolean;
  createdAt: string | null;
}
