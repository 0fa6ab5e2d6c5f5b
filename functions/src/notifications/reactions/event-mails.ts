import { site } from '@learning/content/site';
import { windowTexts } from '@learning/content/site/purchase-windows';
import type { EventData, EventOf, EventType } from '#events/domain-events.ts';
import { action, facts, link, note, text, type MailContent } from '#mail/mail-content.ts';
import type { NotificationContent } from '../notification-content.ts';
import { accessMeanwhile, REFUND_FAILED_NEXT, SUSPECTED } from './notification-texts.ts';
import { consentBlocks } from './consent-blocks.ts';
import { MODERATION_MAILS } from './moderation-texts.ts';
import { PLAN_MAILS } from './plan-mails.ts';
import { SIGN_IN_MAILS } from './sign-in-texts.ts';
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

/** Says what an invoice of a plan is for. */
function coversText({
  covers,
  interval = 'month',
}: Pick<EventData<'invoiceIssued'>, 'covers' | 'interval'>): string {
  if (covers === 'first_month') return `It is for the first ${interval} of your plan.`;
  if (covers === 'month') return `It is for the ${interval} of your plan that has begun.`;
  return `It is for the change of your plan: the rest of this ${interval} at the new price, less what you had already paid for it.`;
}

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
  orderPaid: ({ orderId, title, amountCents, consumer }, { at, timeZone, origin }) => ({
    subject: `Your order: ${title}`,
    preview:
      amountCents === 0
        ? 'Your promotion code covered the whole price.'
        : `We received your payment of ${printDollars(amountCents)}.`,
    heading: 'Thank you for your order',
    blocks: [
      text(
        amountCents === 0
          ? 'Your promotion code covered the whole price. Nothing was charged, and everything in your order is open now.'
          : 'We received your payment, and everything you bought is open now.',
      ),
      facts(
        ['Product', title],
        ['Paid', printDollars(amountCents)],
        ['Date', printDate(at, timeZone)],
        ['Order', orderId],
      ),
      action('Start Learning', `${origin}/dashboard`),
      ...consentBlocks('course', consumer, timeZone),
      text(
        `Your invoice follows by email as soon as it is issued, usually within ${amountCents === 0 ? 'half an hour' : 'a minute'}.`,
      ),
      link('Your purchases', `${origin}/account/purchases`),
      ...(amountCents === 0
        ? []
        : [
            note(
              `You can cancel within ${windowTexts.cancellation} for a full refund, as long as you haven’t claimed a certificate. Your purchases page says until when, and whether you can exchange a course.`,
            ),
          ]),
    ],
  }),
  invoiceIssued: (
    { orderId, title, number, amountCents, creditCents, taxCents, covers, interval, url },
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
      ...(covers === null ? [] : [text(coversText({ covers, interval }))]),
      ...(url === null ? [] : [action('Open Invoice', url)]),
      text(
        'You can print it or save it as a PDF there. All your invoices stay on your purchases page, also when this link has expired.',
      ),
      link('Your purchases', `${origin}/account/purchases`),
    ],
  }),
  debitFailed: ({ orderId, title, amountCents, productId }, { origin }) => ({
    subject: `Your payment did not arrive: ${title}`,
    preview: `Your bank did not transfer ${printDollars(amountCents)}.`,
    heading: 'Your bank did not transfer the money',
    blocks: [
      text(
        `You chose to pay ${printDollars(amountCents)} from your bank account, but your bank did not transfer it, usually because the account had too little money or was closed. Nothing was charged, so what you ordered is not open.`,
      ),
      facts(['Product', title], ['Not paid', printDollars(amountCents)], ['Order', orderId]),
      action('Pay Again', `${origin}/checkout?course=${productId}`),
      note('A payment by card opens it at once.'),
    ],
  }),
  orderRefunded: ({ orderId, title, refundedCents, isSuspected }, { at, timeZone, origin }) => ({
    subject: `Your refund: ${title}`,
    preview: `We refunded ${printDollars(refundedCents)}.`,
    heading: 'Your refund is on its way',
    blocks: [
      ...(isSuspected
        ? [text(`${SUSPECTED} If it was you, please write to ${site.contact.email}.`)]
        : []),
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
  contractWithdrawn: ({ orderId, title }, { name, at, timeZone, origin }) => ({
    subject: `We received your withdrawal: ${title}`,
    preview: `Received ${printInstant(at, timeZone)}.`,
    heading: 'We received your withdrawal',
    blocks: [
      text(
        'You withdrew from the contract below on our website. We refund everything you paid for it, without undue delay and within 14 days at the latest, to the card or account you paid with. Access to it has ended.',
      ),
      facts(
        ['Contract', title],
        ['Order', orderId],
        ...(name === null ? [] : [['Withdrawn by', name] as const]),
        ['Received', `${printInstant(at, timeZone)} (${at})`],
      ),
      link('Your purchases', `${origin}/account/purchases`),
      note('Please keep this mail: it confirms what you declared, and when.'),
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
  refundFailed: ({ orderId, title, amountCents, hasAccess }, { origin }) => ({
    subject: `Your refund did not arrive: ${title}`,
    preview: `Your bank did not take ${printDollars(amountCents)}.`,
    heading: 'Your bank did not take your refund',
    blocks: [
      text(
        `We refunded ${printDollars(amountCents)}, but your bank sent the money back to us, usually because the card or account was closed. The credit note is void.`,
      ),
      text(`${REFUND_FAILED_NEXT} ${accessMeanwhile(hasAccess)}`.trim()),
      facts(
        ['Product', title],
        ['Not refunded yet', printDollars(amountCents)],
        ['Order', orderId],
      ),
      action('View Purchases', `${origin}/account/purchases`),
      note(`Write to ${site.contact.email} with the number of the order, and a person answers.`),
    ],
  }),
  ...MODERATION_MAILS,
  ...PLAN_MAILS,
  ...SIGN_IN_MAILS,
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
