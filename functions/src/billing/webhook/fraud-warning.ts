import { log } from '#observability/log.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import { issueDocumentsIfPossible } from '../invoices/issue-documents.ts';
import { returnSuspectedPayment } from '../orders/return-suspected-payment.ts';
import { targetOfPayment } from './find-target.ts';

/**
 * Returns a purchase that the card network reports as fraudulent. A plan goes on, and an operator looks at it, because its payments may be
 * many months.
 *
 * Source: rules/money.md M41
 *
 * @returns whether the payment belongs to a purchase or plan of ours
 */
export async function actOnFraudWarning(
  paymentIntentId: string,
  now: Date,
  deps: ReconcileDependencies,
): Promise<boolean> {
  const target = await targetOfPayment(paymentIntentId, deps);
  if (target?.kind === 'order') {
    const { orderId, userId } = target;
    const { state } = await returnSuspectedPayment({ userId, orderId, now }, deps);
    log.warn('purchase reported as fraudulent', { orderId, state });
    await issueDocumentsIfPossible(target, now, deps);
  }
  return target !== undefined;
}
