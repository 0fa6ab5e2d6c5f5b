import type { Texts, TextFacts } from './notification-texts.ts';
import { printCount, printDate, printDollars, printList } from './print-values.ts';

const PURCHASES = {
  type: 'purchase',
  actionUrl: '/account/purchases',
  actionLabel: 'See What You Have',
} as const;

/** What someone reads about access that an operator granted, and about contracts. Source: rules/access.md A44, A45; rules/notifications.md N27 */
export const ACCESS_TEXTS = {
  accessGranted: ({ courseIds, endsAt, isGift }, facts) => ({
    ...PURCHASES,
    title: `You have access to ${courseNames(courseIds, facts)}`,
    message: `${isGift ? 'You redeemed a gift code for it.' : 'We granted it to you at no cost.'} ${lasts(endsAt, facts)}`,
  }),
  accessExtended: ({ courseIds, endsAt }, facts) => ({
    ...PURCHASES,
    title: `Your access to ${courseNames(courseIds, facts)} has a new end`,
    message: lasts(endsAt, facts),
  }),
  accessWithdrawn: ({ courseIds }, facts) => ({
    ...PURCHASES,
    title: `Your access to ${courseNames(courseIds, facts)} was withdrawn`,
    message:
      'We had granted it to you at no cost. Your progress, notes and certificates stay, and so do courses you bought.',
  }),
  accessEndSet: () => null,
  accessEnding: ({ courseIds, tierName, endsAt, days }, facts) => ({
    ...PURCHASES,
    title: `Your access ${tierName === null ? `to ${courseNames(courseIds, facts)}` : `through the ${tierName} plan`} ends in ${printCount(days, 'day')}`,
    message: `It ends on ${printDate(endsAt, facts.timeZone)}. Your progress, notes and certificates stay, and so do courses you bought.`,
  }),
  contractStarted: ({ tierName, maxUsers, dueAt, endsAt }, { timeZone }) => ({
    type: 'purchase',
    title: `Your ${tierName} plan has started`,
    message: `Its courses are open, and it has ${printCount(maxUsers, 'seat')}. The invoice goes to your billing contact${dueAt === null ? '' : ` and is due on ${printDate(dueAt, timeZone)}`}.${endsAt === null ? '' : ` The plan ends on ${printDate(endsAt, timeZone)}.`}`,
    actionUrl: '/account/team',
    actionLabel: 'Invite Your Team',
  }),
  contractUnpaid: ({ tierName, amountCents, accessEndsAt }, { timeZone }) => ({
    type: 'purchase',
    title: `The invoice for your ${tierName} plan is overdue`,
    message: `${printDollars(amountCents)} has not arrived. ${accessEndsAt === null ? '' : `Its courses stay open until ${printDate(accessEndsAt, timeZone)}, and they open again once it is paid. `}Your billing contact has the invoice.`,
    actionUrl: '/account/purchases',
    actionLabel: 'See Your Plan',
  }),
} satisfies Partial<Texts>;

function courseNames(courseIds: readonly number[] | null, { courseTitleOf }: TextFacts): string {
  if (courseIds === null) return 'every course';
  if (courseIds.length > 3) return printCount(courseIds.length, 'course');
  return printList(courseIds.map((courseId) => `“${courseTitleOf(courseId) ?? 'a course'}”`));
}

function lasts(endsAt: string | null, { timeZone }: TextFacts): string {
  return endsAt === null ? 'It has no end.' : `It lasts until ${printDate(endsAt, timeZone)}.`;
}
