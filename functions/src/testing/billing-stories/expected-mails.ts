import {
  atFirstLook,
  changes,
  exactly,
  NONE,
  SLOWEST_REMINDER,
  sumOf,
  type Expected,
  type Told,
} from './expected-changes.ts';
import { planMails } from './expected-plan-mails.ts';
import { expectedOrderState, isEnding, isPlanOpen, returnedCents } from './expected-state.ts';
import type { MailKind, Mails } from './mail-kinds.ts';
import type { OrderView, StripeView } from './stripe-view.ts';

const OPEN_STATES = ['paid', 'refund_failed'];
const TRIAL_NOTICE_AFTER = 48 * 3600;

/** Returns the mails that a person has to have got. */
export function expectedMails(userId: string, told: Told): Mails {
  const { views, log } = told;
  const last = views.at(-1)!;
  const orders = last.orders.filter((order) => order.userId === userId);
  const plans = last.plans.filter((plan) => plan.userId === userId);
  const ofOrders = orders.map((order) => orderMails(order, told));
  const ofPlans = plans.map((plan) => planMails(plan, told));
  const ofSeats = { ...seatMails(userId, told), debitFailed: debitMails(userId, told) };
  const kinds = new Set([...ofOrders, ...ofPlans, ofSeats].flatMap((mails) => Object.keys(mails)));
  const total = Object.fromEntries(
    [...kinds].map((kind) => [
      kind,
      sumOf([...ofOrders, ...ofPlans, ofSeats].map((mails) => mails[kind as MailKind] ?? NONE)),
    ]),
  );
  const isOwner = userId === log.ownerId;
  return {
    ...total,
    exchange: exactly(isOwner ? log.exchanges.length : 0),
    trialEnding: isOwner ? trialMail(told) : NONE,
  };
}

function orderMails({ orderId, isDuplicate }: OrderView, told: Told): Mails {
  const select = ({ orders }: StripeView) => orders.find((order) => order.orderId === orderId);
  const isOpen = (order: OrderView) => OPEN_STATES.includes(expectedOrderState(order));
  const centsOf = (order: OrderView | undefined) => (order ? returnedCents(order) : 0);
  return {
    order: isDuplicate ? NONE : atFirstLook(told, 'orders', select, isOpen),
    invoice: exactly(isDuplicate ? 0 : 1),
    refund: changes(
      told,
      'orders',
      select,
      (before, after) =>
        centsOf(after) > centsOf(before) && expectedOrderState(after) !== 'dispute_lost',
    ),
    refundFailed: changes(told, 'orders', select, (before, after) => {
      const isFailed = expectedOrderState(after) === 'refund_failed';
      const wasFailed = before !== undefined && expectedOrderState(before) === 'refund_failed';
      return centsOf(after) < centsOf(before) || (isFailed && !wasFailed);
    }),
  };
}

/** One mail for each debit that the bank refused. */
function debitMails(userId: string, told: Told): Expected {
  const debits = told.views.at(-1)!.debits.filter((debit) => debit.userId === userId);
  return sumOf(
    debits.map(({ orderId }) =>
      changes(
        told,
        'orders',
        (view) => view.debits.find((debit) => debit.orderId === orderId)?.status,
        (before, after) =>
          before === 'processing' && after !== 'processing' && after !== 'succeeded',
      ),
    ),
  );
}

function seatMails(userId: string, told: Told): Mails {
  const { log } = told;
  const seats = log.members.filter(({ memberId }) => memberId === userId);
  const isInvited = log.invited.some((address) => address.startsWith(userId));
  const modes = seats.map(({ orderId, joinedAt, leftAt }) => {
    const select = (view: StripeView) => {
      const isMember = view.at >= joinedAt && (leftAt === null || view.at <= leftAt);
      const plan = view.plans.find((candidate) => candidate.orderId === orderId);
      if (!isMember || !plan?.isStarted) return undefined;
      if (isPlanOpen(plan, log)) return 'open';
      return plan.isDisputed && !isEnding(plan, log) ? 'paused' : 'closed';
    };
    const count = (from: readonly string[], to: string) =>
      changes(
        told,
        'plans',
        select,
        (before = 'open', after) => from.includes(before) && after === to,
      );
    return {
      paused: count(['open'], 'paused'),
      goesOn: count(['paused'], 'open'),
      seatEnded: count(['open', 'paused'], 'closed'),
    };
  });
  return {
    invitation: exactly(isInvited ? 1 : 0),
    seatTaken: exactly(seats.length),
    removed: exactly(seats.filter(({ isRemoved }) => isRemoved).length),
    paused: sumOf(modes.map(({ paused }) => paused)),
    goesOn: sumOf(modes.map(({ goesOn }) => goesOn)),
    seatEnded: sumOf(modes.map(({ seatEnded }) => seatEnded)),
  };
}

/** The last day of a trial, unless something else opens courses by then. */
function trialMail({ views, log }: Told): Expected {
  const { trialAt, ownerId } = log;
  const dueAt = (trialAt ?? 0) + TRIAL_NOTICE_AFTER;
  const last = views.at(-1)!;
  if (trialAt === null || last.at < dueAt) return NONE;
  const before = views.findLast(({ at }) => at <= dueAt);
  const possible = [
    ...(before ? [before] : []),
    ...views.filter(({ at }) => at > dueAt && at <= dueAt + SLOWEST_REMINDER),
  ].map(
    ({ orders, plans }) =>
      !orders.some(
        (order) => order.userId === ownerId && OPEN_STATES.includes(expectedOrderState(order)),
      ) && !plans.some((plan) => plan.userId === ownerId && isPlanOpen(plan, log)),
  );
  const isOver = last.at >= dueAt + SLOWEST_REMINDER;
  return {
    least: isOver && possible.every(Boolean) ? 1 : 0,
    most: possible.some(Boolean) ? 1 : 0,
  };
}
