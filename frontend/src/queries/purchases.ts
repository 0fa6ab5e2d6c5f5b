import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';

/** Reads the learner's orders, subscription and seats, with the actions available for each. */
export const purchasesQuery = (learnerId: string) =>
  apiQuery(
    'listPurchases',
    { params: { userId: learnerId } },
    // A payment or Stripe's portal may be open in another tab.
    { ...ALWAYS_REFETCH, refetchOnWindowFocus: 'always' },
  );
