import type { ApiErrorCode, FieldIssue } from '@learning/shared/contract/errors';

/**
 * An expected failure with a stable `code`. Use cases throw it; only `http/` maps codes to statuses.
 *
 * @example throw new Failure('activities_incomplete', { activityIds: ['…'] });
 */
export class Failure extends Error {
  override readonly name = 'Failure';
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
