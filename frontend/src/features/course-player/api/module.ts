import { apiQuery } from '#lib/api-query.ts';

/** One module with its text. Rejects with `payment_required` when access has ended. */
export const moduleQuery = (moduleId: string) =>
  apiQuery('getModule', { params: { id: moduleId } });
