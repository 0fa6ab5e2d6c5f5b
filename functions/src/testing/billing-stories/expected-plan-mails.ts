import {
  atFirstLook,
  changes,
  exactly,
  NONE,
  plus,
  SLOWEST_REMINDER,
  sumOf,
  type Expected,
  type Told,
} from './expected-changes.ts';
import { isEnding, isPlanOpen } from './expected-state.ts';
import type { Mails } from './mail-kinds.ts';
import type { PlanView, StripeView } from './stripe-view.ts';

/** How long before a renewal its notices are due. */
const NOTICE_SECONDS = { month: [3 * 86_400], year: [30 * 86_400, 3 * 86_400] };

/** Returns the mails about a plan to the one who pays for it. */
export function planMails(
  { orderId, isStarted, isOver, chargedInvoiceIds }: PlanView,
  told: Told,
): Mails {
  const { log } = told;
  const select = ({ plans }: StripeView) =>
    plans.find((plan) => plan.orderId === orderId && plan.isStarted);
  const count = (isTold: (before: PlanView | undefined, after: PlanView) => boolean) =>
    changes(told, 'plans', select, isTold);
  const isPaused = (plan: PlanView) => plan.isDisputed && !isEnding(plan, log);
  /** A change of a plan that goes on. */
  const change = (isTold: (before: PlanView, after: PlanView) => boolean) =>
    count(
      (before, after) => before !== undefined && !isEnding(after, log) && isTold(before, after),
    );
  return {
    planStarted: atFirstLook(told, 'plans', select, (plan) => isPlanOpen(plan, log)),
    invoice: exactly(chargedInvoiceIds.length),
    refund: count((before, after) => after.refundedCents > (before?.refundedCents ?? 0)),
    refundFailed: count(
      (before, after) =>
        after.refundedCents < (before?.refundedCents ?? 0) ||
        (after.isRefundFailed && !before?.isRefundFailed),
    ),
    paymentFailed: failedPayments(select, told),
    endScheduled: change((before, after) => before.cancelAt === null && after.cancelAt !== null),
    goesOn: plus(
      change(
        (before, after) =>
          after.cancelAt === null &&
          after.plan === before.plan &&
          (before.cancelAt !== null || (before.nextPlan !== null && after.nextPlan === null)),
      ),
      count((before, after) => before !== undefined && isPaused(before) && isPlanOpen(after, log)),
    ),
    changeScheduled: change(
      (before, after) =>
        after.cancelAt === null && after.nextPlan !== null && after.nextPlan !== before.nextPlan,
    ),
    changed: change((before, after) => after.cancelAt === null && after.plan !== before.plan),
    paused: count((before, after) => isPaused(after) && !(before && isPaused(before))),
    ended: exactly(isStarted && isOver ? 1 : 0),
    renewing: renewalNotices(select, told),
  };
}

type SelectPlan = (view: StripeView) => PlanView | undefined;

/** One mail for each attempt of a period that failed. */
function failedPayments(select: SelectPlan, { views, seen }: Told): Expected {
  const count = (moments: readonly StripeView[]) => {
    const names = new Set<string>();
    let before: PlanView | undefined;
    for (const plan of moments.flatMap((view) => select(view) ?? [])) {
      const wasPastDue = before?.status === 'past_due';
      const attempt = plan.nextAttemptAt;
      if (plan.status === 'past_due') {
        if (!wasPastDue) names.add(`${plan.periodStart}`);
        else if (attempt !== null && attempt !== before?.nextAttemptAt) {
          names.add(`${plan.periodStart} ${attempt}`);
        }
      }
      before = plan;
    }
    return names.size;
  };
  return { least: count(views.filter((view) => seen.plans.has(view))), most: count(views) };
}

/** The notices before each renewal, unless the plan is not going to be renewed. */
function renewalNotices(select: SelectPlan, { views, log }: Told): Expected {
  const moments = views.flatMap((view) => {
    const plan = select(view);
    return plan ? [{ at: view.at, plan }] : [];
  });
  const last = views.at(-1)!.at;
  const ends = new Set(moments.map(({ plan }) => plan.periodEnd));
  const notices = [...ends].flatMap((end) => {
    const interval = moments.findLast(({ plan }) => plan.periodEnd === end)!.plan.interval;
    const starts = NOTICE_SECONDS[interval].map((seconds) => end - seconds);
    return starts.map((from, index) => ({ from, until: starts[index + 1] ?? end, end }));
  });
  return sumOf(
    notices.map(({ from, until, end }) => {
      if (last < from) return NONE;
      const during = moments.filter(
        ({ at, plan }) => at >= from && at < until && plan.periodEnd === end,
      );
      const before = moments.findLast(({ at }) => at < from);
      // A change to the year replaces the end of the month.
      const isOfPeriod = before?.plan.periodEnd === end;
      const renews = [...(isOfPeriod ? [before] : []), ...during].map(
        ({ plan }) => plan.status === 'active' && plan.cancelAt === null && isPlanOpen(plan, log),
      );
      const isOver = last >= from + SLOWEST_REMINDER;
      return {
        least: isOver && renews.length > 0 && renews.every(Boolean) ? 1 : 0,
        most: renews.some(Boolean) ? 1 : 0,
      };
    }),
  );
}
