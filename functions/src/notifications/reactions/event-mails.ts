import { site } from '@learning/content/site';
import { windowTexts } from '@learning/content/site/purchase-windows';
import type { EventData, EventOf, EventType } from '#events/domain-events.ts';
import { action, facts, link, note, text, type MailContent } from '#mail/mail-content.ts';
import type { NotificationContent } from '../notification-content.ts';
import { nextStep } from './notification-texts.ts';
import { TEAM_MAILS } from './team-mails.ts';
import { printCount, printDate, printDollars, printInstant, printList } from './print-values.ts';

/** What mails need besides the event. */
export interface MailFacts {
  /** The learner's name; null for an account without one. */
  name: string | null;
  timeZone: string;
  /** Scheme and host of the site. */
  origin: string;
  at: string;
  courseTitleOf: (courseId: number) => string | null;
  /** Name or address of the owner the event names; null when it names none or the account is gone. */
  ownerName: string | null;
  /** Returns what the owner wrote with an assigned course; empty for nothing, and once the assignment was removed. */
  noteOf: (courseId: number) => string;
  /** Returns the name or address of a member; null for one who has left. */
  memberOf: (seatId: string) => string | null;
}

export type MailWriters = {
  [Type in EventType]?: (data: EventData<Type>, facts: MailFacts) => MailContent;
};

/** The mails that say more than the notification of their event. */
const WRITERS: MailWriters = {
  accountCreated: (_data, { name, origin }) => ({
    subject: `Welcome to ${site.name}`,
    preview: 'Your first lesson takes about ten minutes.',
    heading: name === null ? 'Welcome' : `Welcome, ${name}`,
    blocks: [
      text(
        'Your account is ready. The quickest way to see how we work: start the free trial on your dashboard and open one lesson. It takes about ten minutes.',
      ),
      action('Go to Your Dashboard', `${origin}/dashboard`),
      text(
        'The trial opens every course for three days. It needs no card and ends without a charge.',
      ),
      text(
        'Did a colleague invite you to a team? Then you need no trial: open the link of the invitation and join. Your seat opens the courses of the plan at no cost to you.',
      ),
      note(`Questions? Write to ${site.contact.email}, and a person answers.`),
    ],
  }),
  trialEnding: ({ endsAt }, { timeZone, origin }) => ({
    subject: 'Your free trial ends tomorrow',
    preview: `Every course is open until ${printInstant(endsAt, timeZone)}.`,
    heading: 'Your free trial ends tomorrow',
    blocks: [
      text(`Every course is open until ${printInstant(endsAt, timeZone)}. You won’t be charged.`),
      text(
        'Your progress, notes and documents stay in your account. To keep going, choose a plan or buy a single course.',
      ),
      action('See Plans', `${origin}/pricing`),
    ],
  }),
  courseResting: ({ courseId, courseTitle, percent }, { origin }) => ({
    subject: `Pick up “${courseTitle}” again`,
    preview:
      percent === 0 ? 'The first lesson takes a few minutes.' : `You’re ${percent}% through.`,
    heading: `Pick up “${courseTitle}” again`,
    blocks: [
      text(
        percent === 0
          ? 'You enrolled a week ago and haven’t started yet. The first lesson takes a few minutes.'
          : `You’re ${percent}% through this course, and you last worked on it a week ago. You can continue where you stopped.`,
      ),
      action('Continue Learning', `${origin}/course/${courseId}/play`),
    ],
  }),
  reviewsDue: ({ dueCount, courseTitles }, { origin }) => ({
    subject: `${printCount(dueCount, 'question')} due for review today`,
    preview: 'About three minutes keep them from fading.',
    heading: `${printCount(dueCount, 'question')} due for review`,
    blocks: [
      text(
        `They come from ${printList(courseTitles)}. If you answer them today, you’ll remember them longer. It takes about three minutes.`,
      ),
      action('Start Review', `${origin}/review`),
      note(
        'We stop sending this email after ten in a row if you answer no question and don’t read the notification on the site. You can turn it on again in your settings.',
      ),
    ],
  }),
  certificateClaimed: ({ courseTitle, certificateId }, { origin }) => ({
    subject: `Your certificate for “${courseTitle}”`,
    preview: 'Download it, share it, or add it to your LinkedIn profile.',
    heading: 'Your certificate is ready',
    blocks: [
      text(`Congratulations on completing “${courseTitle}”.`),
      facts(['Certificate', certificateId]),
      action('Download Certificate', `${origin}/certificates?certificate=${certificateId}`),
      link('The page on which anyone can verify it', `${origin}/verify/${certificateId}`),
    ],
  }),
  orderPaid: ({ orderId, title, amountCents }, { at, timeZone, origin }) => ({
    subject: `Your order: ${title}`,
    preview: `We received your payment of ${printDollars(amountCents)}.`,
    heading: 'Thank you for your order',
    blocks: [
      text('We received your payment, and everything you bought is open now.'),
      facts(
        ['Product', title],
        ['Paid', printDollars(amountCents)],
        ['Date', printDate(at, timeZone)],
        ['Order', orderId],
      ),
      action('Start Learning', `${origin}/dashboard`),
      text('Your invoice follows by email as soon as it is issued, usually within a minute.'),
      link('Your purchases', `${origin}/account/purchases`),
      note(
        `You can cancel within ${windowTexts.cancellation} for a full refund, as long as you haven’t claimed a certificate. Your purchases page says until when, and whether you can exchange a course.`,
      ),
    ],
  }),
  invoiceIssued: (
    { orderId, title, number, amountCents, creditCents, taxCents, url },
    { at, timeZone, origin },
  ) => ({
    subject: `Your invoice ${number}: ${title}`,
    preview: `${printDollars(amountCents)}, paid.`,
    heading: `Invoice ${number}`,
    blocks: [
      facts(
        ['Product', title],
        ...(taxCents > 0
          ? [
              ['Net', printDollars(amountCents + creditCents - taxCents)] as const,
              ['Tax', printDollars(taxCents)] as const,
            ]
          : []),
        ...(creditCents > 0
          ? [
              ['Total', printDollars(amountCents + creditCents)] as const,
              ['From your credit', printDollars(creditCents)] as const,
              ['Paid', printDollars(amountCents)] as const,
            ]
          : [['Total, paid', printDollars(amountCents)] as const]),
        ['Date', printDate(at, timeZone)],
        ['Order', orderId],
      ),
      ...(url === null ? [] : [action('Open Invoice', url)]),
      text(
        'You can print it or save it as a PDF there. All your invoices stay on your purchases page, also when this link has expired.',
      ),
      link('Your purchases', `${origin}/account/purchases`),
    ],
  }),
  orderRefunded: ({ orderId, title, refundedCents }, { at, timeZone, origin }) => ({
    subject: `Your refund: ${title}`,
    preview: `We refunded ${printDollars(refundedCents)}.`,
    heading: 'Your refund is on its way',
    blocks: [
      text(
        'We refunded your payment to the card or account you paid with. Banks usually take 5 to 10 business days to show it.',
      ),
      facts(
        ['Product', title],
        ['Refunded', printDollars(refundedCents)],
        ['Date', printDate(at, timeZone)],
        ['Order', orderId],
      ),
      action('View Purchases', `${origin}/account/purchases`),
      note('The credit note is on your purchases page. Your progress and notes stay.'),
    ],
  }),
  courseExchanged: ({ orderId, oldTitle, newTitle }, { at, timeZone, origin }) => ({
    subject: `Your exchange: ${newTitle}`,
    preview: `“${newTitle}” is now yours.`,
    heading: `“${newTitle}” is now yours`,
    blocks: [
      text(
        `You exchanged “${oldTitle}” for “${newTitle}”. No money was charged or refunded. Your progress and notes in the first course stay.`,
      ),
      facts(['Date', printDate(at, timeZone)], ['Order', orderId]),
      action('Start Learning', `${origin}/dashboard`),
    ],
  }),
  planStarted: ({ orderId, tierName, priceCents, maxUsers }, { at, timeZone, origin }) => ({
    subject: `Your ${tierName} plan has started`,
    preview: 'The courses of your plan are open.',
    heading: `Your ${tierName} plan has started`,
    blocks: [
      text('We received your payment, and the courses of your plan are open now.'),
      facts(
        ['Plan', tierName],
        ['Price', `${printDollars(priceCents)} a month`],
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
      text(
        'The invoice of each payment follows by email as soon as it is issued, usually within a minute.',
      ),
      link('Your purchases', `${origin}/account/purchases`),
      note(
        `You can cancel the plan at any time; it then ends with the month you paid for. Within ${windowTexts.cancellation} of the first payment you can cancel for a full refund.`,
      ),
    ],
  }),
  planRenewing: ({ tierName, priceCents, renewsAt }, { timeZone, origin }) => ({
    subject: `Your ${tierName} plan renews on ${printDate(renewsAt, timeZone)}`,
    preview: `We’ll charge ${printDollars(priceCents)} then.`,
    heading: `Your ${tierName} plan renews soon`,
    blocks: [
      facts(
        ['Renews', printDate(renewsAt, timeZone)],
        ['Price', `${printDollars(priceCents)} for the next month`],
      ),
      text('If you want to keep your plan, you don’t have to do anything.'),
      action('Manage Plan', `${origin}/account/purchases`),
    ],
  }),
  planPaymentFailed: (data, { timeZone, origin }) => ({
    subject: `The payment for your ${data.tierName} plan failed`,
    preview: 'Update your card or pay the open invoice to keep your plan.',
    heading: 'Your payment failed',
    blocks: [
      text(
        `We couldn’t charge ${printDollars(data.amountCents)} for your ${data.tierName} plan. ${nextStep(data, timeZone)}`,
      ),
      action('Update Card or Pay Now', `${origin}/account/purchases`),
      note('Your bank knows why a card was declined. We only learn that it was.'),
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
  ...TEAM_MAILS,
};

/** Greets the learner by the first of their names, unless the heading does or the account has none. */
export function greeted(content: MailContent, name: string | null): MailContent {
  if (name === null || content.heading.includes(name)) return content;
  return { ...content, blocks: [text(`Hi ${name.split(' ')[0]},`), ...content.blocks] };
}

/** Returns the mail of an event: its own, or its notification as a mail. */
export function mailOfEvent<Type extends EventType>(
  { type, data }: Pick<EventOf<Type>, 'type' | 'data'>,
  notification: NotificationContent,
  facts: MailFacts,
): MailContent {
  const write = WRITERS[type] as ((data: unknown, facts: MailFacts) => MailContent) | undefined;
  if (write) return write(data, facts);
  const { title, message, actionUrl, actionLabel } = notification;
  return {
    subject: title,
    preview: message,
    heading: title,
    blocks: [
      text(message),
      ...(actionUrl === null ? [] : [action(actionLabel ?? 'Open', `${facts.origin}${actionUrl}`)]),
    ],
  };
}
