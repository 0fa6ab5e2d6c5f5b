import { site } from '@learning/content/site';
import { windowTexts } from '@learning/content/site/purchase-windows';
import type { PastSignIn } from '@learning/shared/contract/sign-in-changes';
import { startOfQuarter } from '@learning/shared/domain/time/learning-time';
import {
  MAX_EVIDENCE_TEXT,
  type DisputeCase,
  type DisputeEvidence,
} from '#billing/dispute-provider.ts';
import { devicesOf } from '#account/sign-in/sign-ins.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import { percentOf } from '#learning/present-learning.ts';
import type { DisputeDependencies } from './dependencies.ts';

/** What the evidence for a dispute rests on. */
export interface EvidenceFacts {
  dispute: DisputeCase;
  order: { orderId: string; title: string; paidAt: string | null; receiptUrl: string | null };
  terms: { version: string; acceptedAt: string } | undefined;
  /** null once the account is deleted. */
  contact: { email: string; name: string | null } | null;
  learner: Pick<LearnerState, 'enrollments' | 'entitlements' | 'learningTime'>;
  claims: Awaited<ReturnType<DisputeDependencies['certificates']['list']>>;
  mails: readonly { eventName: string; at: string }[];
  /** The newest first. */
  signIns: readonly PastSignIn[];
  catalog: Pick<Catalog, 'courses'>;
}

/** Returns the evidence for a dispute, from what is stored: nothing in it is estimated. Source: rules/money.md M46 */
export function composeEvidence(facts: EvidenceFacts, statement = ''): DisputeEvidence {
  const { order, contact } = facts;
  return {
    customer_name: contact?.name ?? '',
    customer_email_address: contact?.email ?? '',
    product_description: `${order.title}, an online course at ${site.name}, opened at once after the payment and used in the browser while signed in.`,
    service_date: order.paidAt === null ? '' : order.paidAt.slice(0, 10),
    access_activity_log: fitting(accessLog(facts)),
    refund_policy_disclosure: [
      `Until ${windowTexts.cancellation} after the payment, the customer can cancel for a full refund without contacting us; a course can be exchanged within ${windowTexts.exchange}. Both end when its certificate is claimed.`,
      'The terms say so, checkout links to them above the button that pays, and the mail about the order repeats it.',
      termsSentence(facts),
    ].join('\n'),
    uncategorized_text: fitting([
      ...(statement === '' ? [] : [statement, '']),
      ...summaryOf(facts),
    ]),
  };
}

const termsSentence = ({ terms }: EvidenceFacts) =>
  terms
    ? `The customer agreed to version ${terms.version} of our terms on ${printed(terms.acceptedAt)}, with this order.`
    : 'We have no record of an acceptance of terms with this order.';

function summaryOf(facts: EvidenceFacts): string[] {
  const { dispute, order, learner, claims, mails, catalog } = facts;
  const titleOf = (courseId: number) =>
    catalog.courses.find(({ id }) => id === courseId)?.title ?? `course ${courseId}`;
  return [
    `Order ${order.orderId}: ${order.title}, ${(dispute.amountCents / 100).toFixed(2)} ${dispute.currency.toUpperCase()}.`,
    order.paidAt === null ? 'Not paid.' : `Paid on ${printed(order.paidAt)}.`,
    ...(order.receiptUrl === null ? [] : [`Receipt: ${order.receiptUrl}`]),
    termsSentence(facts),
    '',
    'ACCESS',
    ...learner.entitlements
      .filter(({ orderId }) => orderId === order.orderId)
      .map(
        ({ kind, courseIds, startedAt, endsAt }) =>
          `${courseIds === null ? 'All courses' : courseIds.map(titleOf).join(', ')} by ${kind}: from ${printed(startedAt)} ${endsAt === null ? 'without an end' : `until ${printed(endsAt)}`}.`,
      ),
    ...(learner.entitlements.some(({ orderId }) => orderId === order.orderId)
      ? []
      : ['This order gives none today.']),
    '',
    'COURSES',
    ...learner.enrollments.map((enrollment) => {
      const course = catalog.courses.find(({ id }) => id === enrollment.courseId);
      const done =
        enrollment.completedAt === null ? '' : `, completed on ${printed(enrollment.completedAt)}`;
      return `${titleOf(enrollment.courseId)}: enrolled on ${printed(enrollment.createdAt)}, ${percentOf(enrollment, course)} percent${done}.`;
    }),
    ...(learner.enrollments.length === 0 ? ['None was opened.'] : []),
    '',
    'CERTIFICATES',
    ...claims.map(
      ({ courseId, claimedAt, certificateId, isRevoked }) =>
        `${titleOf(courseId)}: claimed${claimedAt === null ? '' : ` on ${printed(claimedAt)}`}, ${certificateId}${isRevoked ? ', revoked since' : ''}.`,
    ),
    ...(claims.length === 0 ? ['None was claimed.'] : []),
    '',
    'EMAILS SENT ABOUT THE ACCOUNT AND ITS ORDERS',
    ...mails.map(({ eventName, at }) => `${printed(at)}: ${eventName.split('#')[0]}`),
    ...(mails.length === 0 ? ['None in the last 180 days.'] : []),
  ];
}

const METHODS = { password: 'password', passkey: 'passkey', code: 'code by email' } as const;

/** How many sign-ins leave room for the use of the product. */
const MAX_SIGN_INS = 100;

/** Lists devices and sign-ins, then one line for each quarter hour in which the player measured use, the last one first. */
function accessLog({ learner, signIns }: EvidenceFacts): string[] {
  const uses = learner.learningTime
    .filter(({ minutes }) => minutes > 0)
    .map((entry) => ({ at: startOfQuarter(entry).toISOString(), minutes: entry.minutes }))
    .toSorted((a, b) => b.at.localeCompare(a.at));
  const total = uses.reduce((sum, { minutes }) => sum + minutes, 0);
  const listed = signIns.slice(0, MAX_SIGN_INS);
  return [
    `Measured use of the courses while signed in: ${total} minutes on ${new Set(uses.map(({ at }) => at.slice(0, 10))).size} days.`,
    '',
    'DEVICES OF THE LAST 180 DAYS',
    ...devicesOf(signIns).map(
      ({ device, signIns: count, firstSignInAt, lastSignInAt }) =>
        `${device}: ${count} sign-in${count === 1 ? '' : 's'}, first on ${printed(firstSignInAt)}, last on ${printed(lastSignInAt)}`,
    ),
    ...(signIns.length === 0 ? ['No sign-in is recorded.'] : []),
    '',
    'SIGN-INS, THE LAST ONE FIRST',
    ...listed.map(({ at, method, device }) => `${printed(at)}: ${METHODS[method]}, ${device}`),
    ...(signIns.length === 0 ? ['None.'] : []),
    ...(signIns.length > listed.length ? [`${signIns.length - listed.length} earlier ones.`] : []),
    '',
    'USE BY QUARTER HOUR (UTC), THE LAST ONE FIRST',
    ...uses.map(({ at, minutes }) => `${printed(at)}: ${minutes} min`),
    ...(uses.length === 0 ? ['None.'] : []),
  ];
}

const CUT = 'Earlier lines are left out.';

/** Returns as many lines as Stripe takes. */
function fitting(lines: readonly string[]): string {
  const kept: string[] = [];
  let length = CUT.length + 1;
  for (const line of lines) {
    length += line.length + 1;
    if (length > MAX_EVIDENCE_TEXT) return [...kept, CUT].join('\n');
    kept.push(line);
  }
  return kept.join('\n');
}

/** `2026-11-24 09:15 UTC` */
const printed = (instant: string) => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
