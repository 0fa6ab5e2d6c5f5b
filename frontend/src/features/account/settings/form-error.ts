import { ApiError, userMessageOf } from '#lib/api-error.ts';
import { AccountError, type AccountField } from '#lib/session/account-error.ts';

/** Returns an error of the API for a form of the account. @param codes those that belong to the field */
export function formErrorOf(error: unknown, field: AccountField, codes: readonly string[]) {
  const code = error instanceof ApiError ? error.code : '';
  return new AccountError(userMessageOf(error), code, codes.includes(code) ? field : undefined);
}
