import type { BillingDocument } from '@learning/shared/contract/invoices';
import type { BillingDependencies } from '../dependencies.ts';
import { dollars } from '../purchases/dollars.ts';

/** Lists the learner's invoices and credit notes, newest first; none before the first purchase. @throws PaymentProviderFailure */
export async function listDocuments(
  userId: string,
  { customers, provider }: Pick<BillingDependencies, 'customers' | 'provider'>,
): Promise<{ documents: BillingDocument[] }> {
  const customerId = await customers.find(userId);
  const documents = customerId === undefined ? [] : await provider.listDocuments(customerId);
  return {
    documents: documents.map(({ amountCents, ...document }) => ({
      ...document,
      amount: dollars(amountCents),
    })),
  };
}
