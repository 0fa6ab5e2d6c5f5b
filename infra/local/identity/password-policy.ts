import { refusal } from './cognito-error.ts';
import { MIN_PASSWORD_LENGTH } from '@learning/infra/pool-settings';

const MAX_PASSWORD_LENGTH = 256;

/**
 * Checks the pool's policy: a minimum length and no composition rules (OWASP ASVS 6.2.5).
 *
 * @throws CognitoError `InvalidPasswordException`, or `InvalidParameterException` for a value that no pool accepts
 */
export function assertPassword(password: string | undefined): void {
  if (!password || password !== password.trim() || password.length > MAX_PASSWORD_LENGTH) {
    throw refusal.invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    );
  }
  if (password.length < MIN_PASSWORD_LENGTH) throw refusal.shortPassword();
}
