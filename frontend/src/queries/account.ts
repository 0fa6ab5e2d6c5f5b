import { apiQuery } from './api-query.ts';
import { useApiMutation } from './use-api-mutation.ts';

/** Reads the learner's photo. */
export const photoQuery = (learnerId: string) =>
  apiQuery('getPhoto', { params: { userId: learnerId } });

/** Has a code mailed to a new address. */
export function useRequestEmailChange(learnerId: string) {
  return useApiMutation('requestEmailChange', {
    call: (newEmail: string) => ({ params: { userId: learnerId }, body: { newEmail } }),
  });
}

/** Changes the address with the code that was mailed to it. */
export function useConfirmEmailChange(learnerId: string) {
  return useApiMutation('confirmEmailChange', {
    call: (code: string) => ({ params: { userId: learnerId }, body: { code } }),
  });
}
