import type { EventData } from '#events/domain-events.ts';
import type { Texts } from './notification-texts.ts';
import { printDate, printDollars, printInstant } from './print-values.ts';

const PURCHASES = {
  type: 'purchase',
  actionUrl: '/account/purchases',
  actionLabel: 'Manage Plan',
} as const;

/** What a suspended plan means to the one who pays. */
export const SUSPENSION =
  'Your bank is reviewing a payment for it, so you can’t use its courses until the bank decides. Nothing is charged meanwhile.';

export const ADDRESS_MISSING =
  'An invoice of your plan waits for it, because its tax depends on where you are. Nothing was charged for it yet.';

export const CARD_EXPIRES =
  'The card we have on file expires before that day. Please update it, so that your courses stay open.';

/** What the one who pays for a plan reads about it. */
export const PLAN_TEXTS = {
  planStarted: ({ tierName, priceCents, interval }) => ({
    type: 'purchase',
    title: `Your ${tierName} plan has started`,
    message: `Its courses are open. It costs ${printDollars(priceCents)} ${everyInterval(interval)}, and you can cancel at any time.`,
    actionUrl: '/dashboard',
    actionLabel: 'Go to Dashboard',
  }),
  planRenewing: ({ tierName, priceCents, renewsAt, cardExpires }, { timeZone }) => ({
    ...PURCHASES,
    title: `Your ${tierName} plan renews soon`,
    message: `We’ll charge ${printDollars(priceCents)} on ${printDate(renewsAt, timeZone)}. ${cardExpires ? CARD_EXPIRES : 'You can change or cancel the plan until then.'}`,
  }),
  planPaymentFailed: (data, { timeZone }) => ({
    ...PURCHASES,
    title: failureTitle(data),
    message: `We couldn’t charge ${printDollars(data.amountCents)}. ${nextStep(data, timeZone)}`,
    actionLabel: 'Update Card',
  }),
  planTaxAddressMissing: ({ tierName }) => ({
    ...PURCHASES,
    title: `Your ${tierName} plan needs your address`,
    message: `${ADDRESS_MISSING} Enter country and postal code in your invoice details.`,
    actionLabel: 'Enter Address',
  }),
  planEndScheduled: ({ tierName, endsAt }, { timeZone }) => ({
    ...PURCHASES,
    title: `You canceled your ${tierName} plan`,
    message: `It ends on ${printDate(endsAt, timeZone)}, its courses stay open until then, and nothing more is charged. You can still keep it.`,
  }),
  planContinues: ({ tierName, priceCents, interval }) => ({
    ...PURCHASES,
    title: `Your ${tierName} plan goes on`,
    message: `You keep it as it is, for ${printDollars(priceCents)} ${everyInterval(interval)}. You can still cancel at any time.`,
  }),
  planChangeScheduled: ({ tierName, nextTierName, priceCents, interval, from }, { timeZone }) => ({
    ...PURCHASES,
    title: `Your plan changes to ${nextTierName}`,
    message: `It starts on ${printDate(from, timeZone)} and costs ${printDollars(priceCents)} ${everyInterval(interval)}. ${tierName === nextTierName ? 'The year you paid for goes on until then.' : `You keep ${tierName} until then.`}`,
  }),
  planChanged: ({ tierName, priceCents, interval, isNewInterval, chargedCents }) => ({
    ...PURCHASES,
    title: `Your plan is now ${tierName}`,
    message: `It costs ${printDollars(priceCents)} ${everyInterval(interval)}.${chargedCents === null ? '' : ` Today you paid ${printDollars(chargedCents)}: ${paidForChange({ interval, isNewInterval })}.`}`,
  }),
  planSuspended: ({ tierName }) => ({
    ...PURCHASES,
    title: `Your ${tierName} plan is paused`,
    message: `${SUSPENSION} If you no longer want the plan, you can cancel it.`,
  }),
  planRestored: ({ tierName }) => ({
    ...PURCHASES,
    title: `Your ${tierName} plan goes on`,
    message:
      'Your bank’s review is over and the payment stands, so its courses are open again. What begins from now on is charged as before.',
  }),
  planEnded: ({ tierName, isEndedUnpaid }) => ({
    type: 'purchase',
    title: `Your ${tierName} plan has ended`,
    message: `${isEndedUnpaid ? 'Its last payment failed. ' : ''}Your progress, notes and certificates stay, and so do courses you bought.`,
    actionUrl: '/pricing',
    actionLabel: 'See Plans',
  }),
} satisfies Partial<Texts>;

type Interval = EventData<'planStarted'>['interval'];

/** `a month`, `a year`. */
export function everyInterval(interval: Interval): string {
  return interval === 'year' ? 'a year' : 'a month';
}

/** What was paid on the day of a change. */
export function paidForChange({
  interval = 'month',
  isNewInterval,
}: Pick<EventData<'planChanged'>, 'interval' | 'isNewInterval'>): string {
  return isNewInterval
    ? `the price of the ${interval} that began today, less what was left of the time you had paid for`
    : `the difference for the rest of this ${interval}, not a whole ${interval}`;
}

/** Says what changed: the plan, or how often it is paid. */
export function changeOf(former: string, tierName: string, interval: Interval): string {
  return former === tierName
    ? `You now pay for your ${tierName} plan by the ${interval ?? 'month'}.`
    : `Your plan changed from ${former} to ${tierName}.`;
}

export function failureTitle({ tierName, isRepeated }: EventData<'planPaymentFailed'>): string {
  return `The payment for your ${tierName} plan failed${isRepeated ? ' again' : ''}`;
}

/** When a failed payment is tried again, and how long the courses stay open. */
export function nextStep(
  { nextAttemptAt, accessEndsAt, isLastTryNext }: EventData<'planPaymentFailed'>,
  timeZone: string,
): string {
  return [
    nextAttemptAt === null
      ? 'We won’t try your card again, so please pay the open invoice.'
      : `We’ll try your card ${isLastTryNext ? 'one last time' : 'again'} on ${printDate(nextAttemptAt, timeZone)}.`,
    ...(isLastTryNext ? ['If that fails, your plan ends.'] : []),
    ...(accessEndsAt === null
      ? []
      : [`Your courses stay open until ${printInstant(accessEndsAt, timeZone)}.`]),
    'To keep your plan, update your card or pay the invoice now.',
  ].join(' ');
}
