/** Field of an account form that a failure belongs to. */
export type AccountField = 'email' | 'password' | 'code';

/** A failed sign-in, sign-up or reset, in words a learner can act on. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly field: AccountField | undefined;
  /** Cognito's name for it, e.g. `UsernameExistsException`. */
  readonly reason: string;

  constructor(message: string, reason: string, field?: AccountField) {
    super(message);
    this.reason = reason;
    this.field = field;
  }
}

const SENTENCES: Record<string, [message: string, field?: AccountField]> = {
  NotAuthorizedException: ['Invalid email or password'],
  UserNotFoundException: ['Invalid email or password'],
  UsernameExistsException: [
    'An account with this address already exists. Sign in or reset your password.',
    'email',
  ],
  InvalidPasswordException: ['Use at least 15 characters.', 'password'],
  CodeMismatchException: ['That code is not correct. Use the one from our latest email.', 'code'],
  ExpiredCodeException: ['That code has expired. Request a new one.', 'code'],
  LimitExceededException: ['Too many attempts. Please wait a few minutes, then try again.'],
  TooManyRequestsException: ['Too many attempts. Please wait a few minutes, then try again.'],
  TooManyFailedAttemptsException: ['Too many attempts. Please wait a few minutes, then try again.'],
  CodeDeliveryFailureException: ['We could not send the email. Please check the address.', 'email'],
  NetworkError: ["We can't reach the sign-in service. Check your connection, then try again."],
  TypeError: ["We can't reach the sign-in service. Check your connection, then try again."],
};

/** Maps errors of Cognito and the network to texts; names from Cognito's API reference. */
export function accountErrorOf(error: unknown): AccountError {
  if (error instanceof AccountError) return error;
  const { name, message } = error instanceof Error ? error : new Error('');
  // Cognito uses one name for a wrong password and for a blocked one.
  if (name === 'NotAuthorizedException' && /attempts exceeded/i.test(message)) {
    return new AccountError(SENTENCES['LimitExceededException']![0], name);
  }
  // Cognito uses one name for a password that is too short and for one known from a breach.
  if (name === 'InvalidPasswordException' && /security reasons|compromised/i.test(message)) {
    return new AccountError(
      'This password appeared in a data breach. Please choose another.',
      name,
      'password',
    );
  }
  const known = SENTENCES[name];
  if (known) return new AccountError(known[0], name, known[1]);
  return new AccountError(message || 'Something went wrong on our side. Please try again.', name);
}
