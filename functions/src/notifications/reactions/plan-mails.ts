import { site } from '@learning/content/site';
import { windowTexts } from '@learning/content/site/purchase-windows';
import { action, facts, link, note, text } from '#mail/mail-content.ts';
import { consentBlocks } from './consent-blocks.ts';
import type { MailWriters } from './event-mails.ts';
import {
  ADDRESS_MISSING,
  CARD_EXPIRES,
  changeOf,
  everyInterval,
  failureTitle,
  nextStep,
  paidForChange,
  SUSPENSION,
} from './plan-texts.ts';
import { printDate, printDollars } from './print-values.ts';

/** The mails about a plan, to the one who pays for it. */
export const PLAN_MAILS = {
  planStarted: (
    { orderId, tierName, priceCents, interval, discount, maxUsers, consumer },
    { at, timeZone, origin },
  ) => ({
    subject: `Your ${tierName} plan has started`,
    preview: 'The courses of your plan are open.',
    heading: `Your ${tierName} plan has started`,
    blocks: [
      text('We received your payment, and the courses of your plan are open now.'),
      facts(
        ['Plan', tierName],
        ['Price', `${printDollars(priceCents)} ${everyInterval(interval)}`],
        ...(discount
          ? [
              [
                `With ${discount.code}`,
                `${printDollars(discount.priceCents)} ${discount.fullPriceFrom === null ? 'for as long as you keep the plan' : `until ${printDate(discount.fullPriceFrom, timeZone)}`}`,
              ] as const,
            ]
          : []),
        ['Started', printDate(at, timeZone)],
        ['Order', orderId],
      ),
      action('Go to Dashboard', `${origin}/dashboard`),
      ...(maxUsers > 1
        ? [
            text(`The plan has ${maxUsers} seats.`),
            link('Invite your colleagues', `${origin}/account/team`),
          ]
        : []),
      ...consentBlocks('plan', consumer, timeZone),
      text(
        'The invoice of each payment follows by email as soon as it is issued, usually within a minute.',
      ),
      link('Your purchases', `${origin}/account/purchases`),
      note(
        `You can cancel the plan at any time; it then ends with the ${interval ?? 'month'} you paid for. Within ${windowTexts.cancellation} of the first payment you can cancel for a full refund, as long as you haven’t claimed a certificate earned with the plan.`,
      ),
    ],
  }),
  planRenewing: (
    { tierName, priceCents, interval, renewsAt, cardExpires },
    { timeZone, origin },
  ) => ({
    subject: `Your ${tierName} plan renews on ${printDate(renewsAt, timeZone)}`,
    preview: `We’ll charge ${printDollars(priceCents)} then.`,
    heading: `Your ${tierName} plan renews soon`,
    blocks: [
      facts(
        ['Renews', printDate(renewsAt, timeZone)],
        ['Price', `${printDollars(priceCents)} for the next ${interval ?? 'month'}`],
      ),
      text(
        cardExpires
          ? CARD_EXPIRES
          : 'If you want to keep your plan, you don’t have to do anything.',
      ),
      action(cardExpires ? 'Update Card' : 'Manage Plan', `${origin}/account/purchases`),
    ],
  }),
  planPaymentFailed: (data, { timeZone, origin }) => ({
    subject: failureTitle(data),
    preview: 'Update your card or pay the open invoice to keep your plan.',
    heading: data.isRepeated ? 'Your payment failed again' : 'Your payment failed',
    blocks: [
      text(
        `We couldn’t charge ${printDollars(data.amountCents)} for your ${data.tierName} plan. ${nextStep(data, timeZone)}`,
      ),
      action('Update Card or Pay Now', `${origin}/account/purchases`),
      note('Your bank knows why a card was declined. We only learn that it was.'),
    ],
  }),
  planTaxAddressMissing: ({ orderId, tierName }, { origin }) => ({
    subject: `Your ${tierName} plan needs your address`,
    preview: 'An invoice waits for it. Country and postal code are enough.',
    heading: 'We need your address to calculate tax',
    blocks: [
      text(
        `${ADDRESS_MISSING} Please enter your country and postal code in the invoice details on your purchases page. The invoice is then charged to your card.`,
      ),
      facts(['Plan', tierName], ['Order', orderId]),
      action('Enter Address', `${origin}/account/purchases`),
    ],
  }),
  planEndScheduled: ({ orderId, tierName, endsAt, maxUsers }, { at, timeZone, origin }) => ({
    subject: `You canceled your ${tierName} plan`,
    preview: `It ends on ${printDate(endsAt, timeZone)}. Nothing more is charged.`,
    heading: `Your ${tierName} plan ends on ${printDate(endsAt, timeZone)}`,
    blocks: [
      text(
        `This confirms that you canceled your plan. Its courses stay open until it ends, and nothing more is charged.${maxUsers > 1 ? ' Members of your team keep their seats until then.' : ''}`,
      ),
      facts(
        ['Plan', tierName],
        ['Canceled', printDate(at, timeZone)],
        ['Ends', printDate(endsAt, timeZone)],
        ['Order', orderId],
      ),
      text('Changed your mind? You can keep the plan until that day.'),
      action('View Purchases', `${origin}/account/purchases`),
      note(
        `Did someone else do this? Then keep the plan on your purchases page and write to ${site.contact.email}.`,
      ),
    ],
  }),
  planContinues: ({ orderId, tierName, priceCents, interval, renewsAt }, { timeZone, origin }) => ({
    subject: `Your ${tierName} plan goes on`,
    preview: `It costs ${printDollars(priceCents)} ${everyInterval(interval)}, as before.`,
    heading: `Your ${tierName} plan goes on`,
    blocks: [
      text('This confirms that you keep your plan as it is. You can still cancel it at any time.'),
      facts(
        ['Plan', tierName],
        ['Price', `${printDollars(priceCents)} ${everyInterval(interval)}`],
        ...(renewsAt === null ? [] : [['Renews', printDate(renewsAt, timeZone)] as const]),
        ['Order', orderId],
      ),
      action('Manage Plan', `${origin}/account/purchases`),
    ],
  }),
  planChangeScheduled: (
    { orderId, tierName, nextTierName, priceCents, interval, from },
    { timeZone, origin },
  ) => ({
    subject: `Your plan changes to ${nextTierName}`,
    preview: `From ${printDate(from, timeZone)} on, for ${printDollars(priceCents)} ${everyInterval(interval)}.`,
    heading: `Your plan changes to ${nextTierName}`,
    blocks: [
      text(
        tierName === nextTierName
          ? 'This confirms that you will pay for your plan every month. The year you paid for goes on until it is over, and nothing is charged or refunded today.'
          : `This confirms that you chose a smaller plan. You keep ${tierName} until the time you paid for is over, and nothing is charged or refunded today.`,
      ),
      facts(
        ['Until then', tierName],
        ['New plan', nextTierName],
        ['Starts', printDate(from, timeZone)],
        ['New price', `${printDollars(priceCents)} ${everyInterval(interval)}`],
        ['Order', orderId],
      ),
      action('Manage Plan', `${origin}/account/purchases`),
    ],
  }),
  planChanged: (
    {
      orderId,
      tierName,
      formerTierName,
      priceCents,
      interval,
      isNewInterval,
      chargedCents,
      renewsAt,
      maxUsers,
    },
    { at, timeZone, origin },
  ) => ({
    subject: `Your plan is now ${tierName}`,
    preview: `It costs ${printDollars(priceCents)} ${everyInterval(interval)}.`,
    heading: `Your plan is now ${tierName}`,
    blocks: [
      text(
        `${changeOf(formerTierName, tierName, interval)}${chargedCents === null ? '' : ` Today you paid ${paidForChange({ interval, isNewInterval })}.`}`,
      ),
      facts(
        ['Plan', tierName],
        ['Seats', String(maxUsers)],
        ['Changed', printDate(at, timeZone)],
        ...(chargedCents === null
          ? []
          : [
              [
                isNewInterval
                  ? 'Paid today'
                  : `Paid today, for the rest of this ${interval ?? 'month'}`,
                printDollars(chargedCents),
              ] as const,
            ]),
        ['New price', `${printDollars(priceCents)} ${everyInterval(interval)}`],
        ...(renewsAt === null ? [] : [['Renews', printDate(renewsAt, timeZone)] as const]),
        ['Order', orderId],
      ),
      action('Manage Plan', `${origin}/account/purchases`),
    ],
  }),
  planSuspended: ({ orderId, tierName, maxUsers }, { origin }) => ({
    subject: `Your ${tierName} plan is paused`,
    preview: 'Your bank is reviewing a payment for it.',
    heading: `Your ${tierName} plan is paused`,
    blocks: [
      text(
        `${SUSPENSION}${maxUsers > 1 ? ' Members of your team can’t use them either, and keep their seats.' : ''}`,
      ),
      text(
        'If your bank decides that the payment stands, your plan goes on. If it returns the money to you, the plan ends.',
      ),
      facts(['Plan', tierName], ['Order', orderId]),
      text(
        'Did you dispute the payment by mistake? Ask your bank to withdraw the dispute. If you no longer want the plan, you can cancel it on your purchases page.',
      ),
      action('View Purchases', `${origin}/account/purchases`),
      note('Your progress, notes and certificates stay, and so do courses you bought.'),
    ],
  }),
  planRestored: ({ orderId, tierName, maxUsers }, { origin }) => ({
    subject: `Your ${tierName} plan goes on`,
    preview: 'Your bank has decided that the payment stands.',
    heading: `Your ${tierName} plan goes on`,
    blocks: [
      text(
        `Your bank’s review is over and the payment stands, so the courses of your plan are open again${maxUsers > 1 ? ', for your team too' : ''}. What begins from now on is charged as before.`,
      ),
      facts(['Plan', tierName], ['Order', orderId]),
      action('Go to Dashboard', `${origin}/dashboard`),
      link('Your purchases', `${origin}/account/purchases`),
    ],
  }),
  planEnded: ({ tierName, isEndedUnpaid, maxUsers }, { at, timeZone, origin }) => ({
    subject: `Your ${tierName} plan has ended`,
    preview: 'Your progress, notes and certificates stay.',
    heading: `Your ${tierName} plan has ended`,
    blocks: [
      text(
        `${isEndedUnpaid ? 'The last payment failed, so your' : 'Your'} plan ended on ${printDate(at, timeZone)}. Nothing more is charged.`,
      ),
      text(
        `Your progress, notes and certificates stay in your account, and so does every course you bought.${maxUsers > 1 ? ' Members of your team keep theirs, too.' : ''}`,
      ),
      action('See Plans', `${origin}/pricing`),
    ],
  }),
} satisfies MailWriters;
