import type { ApiErrorCode } from '@learning/shared/contract/errors';
import { Failure } from '#failure.ts';

/**
 * Returns the code a use case fails with, or `done` when it succeeds.
 *
 * @throws every error that is not a Failure
 */
export async function outcomeOf(work: Promise<unknown>): Promise<ApiErrorCode | 'done'> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}
