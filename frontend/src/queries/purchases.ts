import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';
import { invoiceDetailsCall, purchasesCall } from './first-calls.ts';

/** Reads the learner's orders, subscription and seats, with the actions available for each. */
export const purchasesQuery = (learnerId: string) =>
  apiQuery(
    ...purchasesCall(learnerId),
    // A payment or Stripe's portal may be open in another tab.
    { ...ALWAYS_REFETCH, refetchOnWindowFocus: 'always' },
  );

/** Reads invoices and credit notes from Stripe, whose links expire. */
export const invoicesQuery = (learnerId: string) =>
  apiQuery('listInvoices', { params: { userId: learnerId } }, ALWAYS_REFETCH);

/** Reads what invoices print of the learner. */
export const invoiceDetailsQuery = (learnerId: string) =>
  apiQuery(...invoiceDetailsCall(learnerId), ALWAYS_REFETCH);
