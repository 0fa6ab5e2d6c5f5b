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
  /** Sent as `Retry-After`: in how many seconds the same call can succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ApiErrorCode,
    details?: Record<string, string[]>,
    fields?: FieldIssue[],
    retryAfterSeconds?: number,
  ) {
    super(code);
    this.code = code;
    this.details = details;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Returns a temporary failure, which ends after some seconds. */
  static until(retryAfterSeconds: number, code: ApiErrorCode = 'too_many_requests'): Failure {
    return new Failure(code, undefined, undefined, retryAfterSeconds);
  }
}
