import type { ApiErrorCode, FieldIssue } from '@learning/shared/contract/errors';

/**
 * A refusal a caller is told about. Use cases throw it with a stable `code`; only `http/` knows statuses.
 *
 * @example throw new ApiFailure('activities_incomplete', { activityIds: ['…'] });
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: ApiErrorCode;
  readonly details: Record<string, string[]> | undefined;
  readonly fields: FieldIssue[] | undefined;

  constructor(code: ApiErrorCode, details?: Record<string, string[]>, fields?: FieldIssue[]) {
    super(code);
    this.code = code;
    this.details = details;
    this.fields = fields;
  }
}
