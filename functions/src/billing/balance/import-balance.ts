import { OTHER_PRODUCT } from '#figures/figure-records.ts';
import { log } from '#observability/log.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import { MissingAtStripe, type BalanceBooking } from '../payment-provider.ts';
import { processEach, sumOf, type Run, type RunReport } from '../reconciler/process-each.ts';
import { productOfTier } from '../subscriptions/plan-value-events.ts';
import { targetOfPayment } from '../webhook/find-target.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Bookings of one search fit into memory. */
const WINDOW_MS = 31 * DAY_MS;
/** How far back the first run of an environment looks. */
const FIRST_LOOK_MS = 93 * DAY_MS;
/** A booking may appear a moment after the time it carries. */
const OVERLAP_MS = HOUR_MS;

/**
 * Counts what Stripe booked on our balance since the last run, each booking once. A window counts as read once all of its bookings are
 * stored; a failure is tried again by the next run.
 *
 * Source: rules/figures.md G2, G5
 */
export async function importBalance(run: Run, deps: ReconcileDependencies): Promise<RunReport> {
  const { now } = run;
  const last = await deps.balance.findReadUntil();
  let from = last ? last.getTime() - OVERLAP_MS : now.getTime() - FIRST_LOOK_MS;
  const reports: RunReport[] = [];
  while (from < now.getTime() && run.hasTime()) {
    const until = Math.min(from + WINDOW_MS, now.getTime());
    const report = await importWindow(new Date(from), new Date(until), run, deps);
    reports.push(report);
    if (report.failed + report.remaining > 0) break;
    await deps.balance.saveReadUntil(new Date(until));
    from = until;
  }
  // What was stored is no work that a run has found to do.
  const { failed, remaining } = sumOf(reports);
  return { processed: failed, failed, remaining };
}

async function importWindow(
  from: Date,
  until: Date,
  run: Run,
  deps: ReconcileDependencies,
): Promise<RunReport> {
  let bookings: BalanceBooking[];
  try {
    bookings = await deps.provider.bookingsBetween(from, until);
  } catch (error) {
    log.error('reading the balance failed', { error: error as Error });
    return { processed: 1, failed: 1, remaining: 0 };
  }
  return processEach(bookings, run, deps, async (booking) => {
    if (await deps.balance.isStored(booking)) return;
    await deps.balance.storeOnce(booking, await productOf(booking, deps));
  });
}

/** Returns what the order or plan of a booking sells; `other` without one. */
async function productOf(
  { paymentIntentId }: BalanceBooking,
  deps: ReconcileDependencies,
): Promise<string> {
  if (paymentIntentId === null) return OTHER_PRODUCT;
  const target = await targetOfPayment(paymentIntentId, deps).catch((error: unknown) => {
    if (error instanceof MissingAtStripe) return undefined;
    throw error;
  });
  if (!target) return OTHER_PRODUCT;
  const { kind, userId, orderId } = target;
  if (kind === 'order') return (await deps.orders.find(userId, orderId))?.sku ?? OTHER_PRODUCT;
  const plan = await deps.subscriptions.find(userId, orderId);
  return plan ? productOfTier(plan.tierSlug) : OTHER_PRODUCT;
}
