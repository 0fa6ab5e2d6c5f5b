import type { InvoiceDetails, NewInvoiceDetails } from '@learning/shared/contract/invoices';
import { normalizedTaxId } from '@learning/shared/domain/money/tax-ids';
import { isDeepStrictEqual } from 'node:util';
import { Failure } from '#failure.ts';
import type { SalesSettings } from '../consumers/admit-buyer.ts';
import { ensureCustomer } from '../customers/ensure-customer.ts';
import type { BillingDependencies } from '../dependencies.ts';
import { reconcileSubscription } from '../subscriptions/reconciliation/reconcile-subscription.ts';
import { replaceUnpaidPlan } from '../subscriptions/checkout/checkout-tier.ts';

const NOTHING: InvoiceDetails = {
  companyName: null,
  contactName: null,
  address: null,
  taxId: null,
  purchaseOrderNumber: null,
};

/** Returns what invoices print of the learner; nothing before the first purchase. @throws PaymentProviderFailure */
export async function readInvoiceDetails(
  userId: string,
  { customers, provider }: Pick<BillingDependencies, 'customers' | 'provider'>,
): Promise<InvoiceDetails> {
  const customerId = await customers.find(userId);
  return (customerId && (await provider.readInvoiceDetails(customerId))) || NOTHING;
}

export interface SaveInvoiceDetails {
  userId: string;
  details: NewInvoiceDetails;
  now: Date;
}

/**
 * Sets what later invoices print. Stripe fixes an invoice's details when it is issued, and a plan's first invoice is issued with
 * its checkout: while that one is unpaid, the plan is replaced, so that the checkout's next call prepares it with the new details.
 *
 * Source: rules/money.md M39
 *
 * @throws Failure `invalid_request` when Stripe refuses the tax id; `write_conflict`. PaymentProviderFailure
 */
export async function saveInvoiceDetails(
  { userId, details, now }: SaveInvoiceDetails,
  deps: BillingDependencies & Pick<SalesSettings, 'tax'>,
): Promise<InvoiceDetails> {
  const customerId = await ensureCustomer({ userId, now }, deps);
  const { taxId } = details;
  const entered = {
    ...details,
    taxId: taxId && { type: taxId.type, value: normalizedTaxId(taxId.value) },
  };
  const before = await deps.provider.readInvoiceDetails(customerId);
  if (isDeepStrictEqual(before, entered)) return entered;
  const keepsTaxLocation = deps.tax !== 'none';
  const outcome = await deps.provider.saveInvoiceDetails(customerId, entered, { keepsTaxLocation });
  if (outcome === 'tax_id_invalid') {
    const message = 'Stripe does not accept this tax ID. Check the type and the number.';
    throw new Failure('invalid_request', undefined, [{ path: 'body.taxId.value', message }]);
  }
  const plan = await deps.subscriptions.findOpen(userId);
  if (plan && plan.status === 'incomplete' && plan.subscriptionId !== null) {
    await replaceUnpaidPlan(plan, now, deps);
  }
  // The invoice that waited for an address is charged with its tax.
  if (plan?.lacksTaxLocation && plan.subscriptionId !== null) {
    await deps.provider.finalizeWaitingInvoices(plan.subscriptionId);
    await reconcileSubscription({ userId, orderId: plan.orderId, now }, deps);
  }
  return entered;
}
