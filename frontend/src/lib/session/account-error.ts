/** The field of an account form that an error belongs to. */
export type AccountField = 'name' | 'email' | 'currentPassword' | 'password' | 'code';

/** Reports a failed sign-in, sign-up or password reset in words that help the learner. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly field: AccountField | undefined;
  /** Cognito's name of the error, such as `AliasExistsException`. */
  readonly reason: string;

  constructor(message: string, reason: string, field?: AccountField) {
    super(message);
    this.reason = reason;
    this.field = field;
  }
}

const MESSAGES: Record<string, [message: string, field?: AccountField]> = {
  NotAuthorizedException: ['Invalid email or password'],
  UserNotFoundException: ['Invalid email or password'],
  AliasExistsException: [
    'You already have an account with this address. Sign in or reset your password.',
  ],
  InvalidPasswordException: ['Use at least 15 characters.', 'password'],
  CodeMismatchException: ['That code is not correct. Use the one from our latest email.', 'code'],
  ExpiredCodeException: ['That code has expired. Request a new one.', 'code'],
  LimitExceededException: ['Too many attempts. Please wait a few minutes, then try again.'],
  TooManyRequestsException: ['Too many attempts. Please wait a few minutes, then try again.'],
  TooManyFailedAttemptsException: ['Too many attempts. Please wait a few minutes, then try again.'],
  EnableSoftwareTokenMFAException: [
    'That code is not correct. Enter the one your app shows now.',
    'code',
  ],
  CodeDeliveryFailureException: ['We could not send the email. Please check the address.', 'email'],
  PasswordHistoryPolicyViolationException: ['Choose a password you haven’t used here.', 'password'],
  NetworkError: ['We can’t reach the sign-in service. Check your connection, then try again.'],
  TypeError: ['We can’t reach the sign-in service. Check your connection, then try again.'],
};

/** Runs an action of the account. @throws AccountError */
export async function asAccountError<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw accountErrorOf(error);
  }
}

/** Maps errors of Cognito and of the network to messages. The names come from Cognito's API reference. */
export function accountErrorOf(error: unknown): AccountError {
  if (error instanceof AccountError) return error;
  const { name, message } = error instanceof Error ? error : new Error('');
  // Cognito uses the same name for a wrong password and for too many attempts.
  if (name === 'NotAuthorizedException' && /attempts exceeded/i.test(message)) {
    return new AccountError(MESSAGES['LimitExceededException']![0], name);
  }
  // Cognito uses the same name for a short password and for one from a data breach.
  if (name === 'InvalidPasswordException' && /security reasons|compromised/i.test(message)) {
    return new AccountError(
      'This password appeared in a data breach. Please choose another.',
      name,
      'password',
    );
  }
  // Where Cognito itself sends the mails, a function of ours refuses them. Source: rules/access.md A40
  if (name === 'UserLambdaValidationException' && /emails of the day/.test(message)) {
    return new AccountError(
      'This address has had three emails with codes today, which is the most we send. Try again tomorrow.',
      name,
      'email',
    );
  }
  const known = MESSAGES[name];
  if (known) return new AccountError(known[0], name, known[1]);
  // The message of an unknown error is Cognito's, Amplify's or the browser's. Source: rules/wording.md W36
  return new AccountError('Something went wrong on our side. Please try again.', name);
}
