import { exchange } from '@learning/shared/domain/money/exchange';
import { retryOnConflict } from '#table/retry-on-conflict.ts';
import { requireCourse } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import { changeOrder } from './change-order.ts';
import type { OrderRecord } from '../billing-records.ts';
import type { BillingRepositories } from '../dependencies.ts';
import {
  reconcileOrder,
  type ReconcileOrderDependencies,
} from './reconciliation/reconcile-order.ts';

export interface ExchangeCourse {
  userId: string;
  orderId: string;
  /** The course as it was bought. */
  courseId: number;
  newCourseId: number;
  now: Date;
}

/** Runs with Stripe opened. @throws Failure `payments_unavailable`. */
type Asking = <T>(work: (deps: ReconcileOrderDependencies) => Promise<T>) => Promise<T>;

/**
 * Exchanges a bought course for another one: the old grant goes and the new one comes in one transaction. No money moves. A
 * refund or a dispute that Stripe has not told us yet counts; while it does not answer, our books do. A repeat answers the order
 * as it is.
 *
 * @throws Failure `order_not_found`, also when the course is none of the order's; `course_not_found`; `already_owned`;
 * `exchange_closed`; `exchange_price_too_high`; `certificate_claimed`; `write_conflict`.
 */
export async function exchangeCourse(
  { userId, orderId, courseId, newCourseId, now }: ExchangeCourse,
  { orders, catalog }: Pick<BillingRepositories, 'orders' | 'catalog'>,
  asking: Asking,
): Promise<OrderRecord> {
  await asking((deps) => reconcileOrder({ userId, orderId, now }, deps)).catch(unlessUnavailable);
  return retryOnConflict(async () => {
    // Before the order: a repeat of the call that is faster shows in one of the two, or refuses the write.
    const purchased = await orders.readPurchasedCourses(userId);
    const before = await orders.find(userId, orderId);
    const item = before?.items.find((one) => one.courseId === courseId);
    if (!before || !item) throw new Failure('order_not_found');
    if (item.exchangedFor?.courseId === newCourseId) return before;

    const { id, title, priceCents } = await requireCourse(catalog, newCourseId);
    const exchanged = exchange(
      before,
      courseId,
      { courseId: id, title, priceCents },
      {
        isOwned: purchased.owned.has(newCourseId),
        hasCertificate: await orders.hasCertificate(userId, [courseId]),
        now,
      },
    );
    if ('refusal' in exchanged) throw new Failure(exchanged.refusal);

    const after = { ...before, items: exchanged.items };
    const withoutCertificates = [courseId];
    const outcome = await changeOrder(
      { before, after, purchased, now, withoutCertificates },
      orders,
    );
    return outcome === 'stored' ? { ...after, version: before.version + 1 } : undefined;
  });
}

function unlessUnavailable(error: unknown): void {
  const isUnavailable = error instanceof Failure && error.code === 'payments_unavailable';
  if (!isUnavailable) throw error;
}
