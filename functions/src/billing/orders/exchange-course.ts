import { exchange } from '@learning/shared/domain/money/exchange';
import { requireOfferedCourse } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { OrderRecord } from '../billing-records.ts';
import type { BillingRepositories } from '../dependencies.ts';
import type { ReconcileTarget } from '../reconcile-target.ts';
import { changeOrder } from './change-order.ts';

export interface ExchangeCourse {
  userId: string;
  orderId: string;
  /** The course as it was bought. */
  courseId: number;
  newCourseId: number;
  now: Date;
  /** Reads the order's payment from Stripe. @throws Failure `payments_unavailable` */
  reconcile: (target: ReconcileTarget) => Promise<unknown>;
}

/**
 * Exchanges a bought course for another one: the old entitlement goes and the new one comes in one transaction, and no money
 * moves. Refunds and disputes at Stripe count even before their events arrive; while Stripe does not respond, our records decide.
 * A repeat returns the order unchanged.
 *
 * Source: rules/money.md M11, M13, M14
 *
 * @throws Failure `order_not_found`, also for a course that the order does not contain; `course_not_found`; `course_not_offered`; `already_owned`;
 * `exchange_closed`; `exchange_price_too_high`; `certificate_claimed`; `write_conflict`.
 */
export async function exchangeCourse(
  { userId, orderId, courseId, newCourseId, now, reconcile }: ExchangeCourse,
  { orders, catalog, windows }: Pick<BillingRepositories, 'orders' | 'catalog' | 'windows'>,
): Promise<OrderRecord> {
  await reconcile({ kind: 'order', userId, orderId }).catch(ignoreUnavailable);
  return retryOnConflict(async () => {
    // Read before the order: a concurrent call of the same learner then shows in one of the two, or refuses the write.
    const purchased = await orders.readPurchasedCourses(userId);
    const before = await orders.find(userId, orderId);
    const item = before?.items.find((candidate) => candidate.courseId === courseId);
    if (!before || !item) throw new Failure('order_not_found');
    if (item.exchangedFor?.courseId === newCourseId) return before;

    const { id, title, priceCents } = await requireOfferedCourse(catalog, newCourseId);
    const exchanged = exchange(
      before,
      courseId,
      { courseId: id, title, priceCents },
      {
        isOwned: purchased.owned.has(newCourseId),
        hasCertificate: await orders.hasCertificate(before, [courseId]),
        now,
      },
      windows,
    );
    if ('refusal' in exchanged) throw new Failure(exchanged.refusal);

    const after = { ...before, items: exchanged.items };
    const withoutCertificates = [courseId];
    const change = { before, after, purchased, now, withoutCertificates };
    const outcome = await changeOrder(change, orders);
    return outcome === 'stored' ? { ...after, version: before.version + 1 } : CONFLICT;
  });
}

function ignoreUnavailable(error: unknown): void {
  const isUnavailable = error instanceof Failure && error.code === 'payments_unavailable';
  if (!isUnavailable) throw error;
}
