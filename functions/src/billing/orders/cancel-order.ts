import { cancellationOffer } from '@learning/shared/domain/money/purchase-windows';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { OrderRecord } from '../billing-records.ts';
import { orderWithdrawal } from '../consumers/withdrawal-offers.ts';
import type { BillingDependencies } from '../dependencies.ts';
import { PaymentProviderFailure } from '../payment-provider.ts';
import { changeOrder } from './change-order.ts';
import { grantedCourses } from './entitlements/order-entitlements.ts';
import {
  reconcileOrder,
  type ReconcileOrderDependencies,
} from './reconciliation/reconcile-order.ts';

export interface CancelOrder {
  userId: string;
  orderId: string;
  /** When the learner canceled; the window counts to this instant, however long Stripe takes. */
  now: Date;
  /** As a consumer who withdraws from the contract, for whom another window and other conditions hold. */
  isWithdrawal?: boolean;
}

type Dependencies = ReconcileOrderDependencies & Pick<BillingDependencies, 'learners' | 'windows'>;

/**
 * Cancels a purchase within its window, counted from its charge, or withdraws from it: access ends and the payment is refunded in full. The request is stored before
 * Stripe is called, so that the reconciler finishes it when Stripe does not respond. A repeat returns the order unchanged.
 *
 * Source: rules/money.md M10, M12, M13, M47
 *
 * @throws Failure `order_not_found`; `cancellation_closed`; `withdrawal_closed`; `payment_missing`; `certificate_claimed`; `write_conflict`. PaymentProviderFailure when
 * Stripe does not respond and our records do not know of a payment.
 */
export async function cancelOrder(
  { userId, orderId, now, isWithdrawal = false }: CancelOrder,
  dependencies: Dependencies,
): Promise<OrderRecord> {
  await reconcileIfPossible({ userId, orderId, now }, dependencies);
  const command = { userId, orderId, now, isWithdrawal };
  const marked = await retryOnConflict(() => markForRefund(command, dependencies));
  if (marked.state !== 'refund_requested') return marked;
  try {
    return await reconcileOrder({ userId, orderId, now }, dependencies);
  } catch (error) {
    if (error instanceof PaymentProviderFailure) return marked;
    throw error;
  }
}

/**
 * Records what Stripe has not reported yet: the instant of the charge, a refund, a dispute. When Stripe does not respond, our
 * record of a paid order is enough.
 */
async function reconcileIfPossible(command: CancelOrder, deps: ReconcileOrderDependencies) {
  try {
    await reconcileOrder(command, deps);
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error;
    const known = await deps.orders.find(command.userId, command.orderId);
    if (!known?.paidAt) throw error;
  }
}

async function markForRefund(
  { userId, orderId, now, isWithdrawal }: Required<CancelOrder>,
  { orders, learners, windows }: Dependencies,
): Promise<OrderRecord | typeof CONFLICT> {
  const before = await orders.find(userId, orderId);
  if (!before) throw new Failure('order_not_found');
  if (before.state === 'refund_requested' || before.state === 'refunded') return before;
  // Nothing was ended: an operator has to return the money.
  if (before.isMissingAtStripe) throw new Failure('payment_missing');

  const purchased = await orders.readPurchasedCourses(userId);
  const courseIds = grantedCourses(before);
  const hasCertificate = await orders.hasCertificate(before, courseIds);
  const offer = isWithdrawal
    ? orderWithdrawal(before, await learners.read(userId), now)
    : cancellationOffer(before, hasCertificate, now, windows);
  if (offer.reason === 'certificate_claimed') throw new Failure('certificate_claimed');
  if (!offer.isOpen) throw new Failure(isWithdrawal ? 'withdrawal_closed' : 'cancellation_closed');

  const after: OrderRecord = {
    ...before,
    state: 'refund_requested',
    refundRequest: {
      at: now.toISOString(),
      reason: 'requested_by_customer',
      ...(isWithdrawal ? { isWithdrawal } : {}),
    },
  };
  const change = { before, after, purchased, now, withoutCertificates: courseIds };
  const outcome = await changeOrder(change, orders);
  return outcome === 'stored' ? { ...after, version: before.version + 1 } : CONFLICT;
}
