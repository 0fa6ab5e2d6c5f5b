/** The closed list of what happens to a learner and what others react to. Source: shared/decisions/048-events-notifications-and-mail.md */
import { REQUEST_TOPICS } from '@learning/shared/contract/request-topics';
import { CAPSTONE_RATERS } from '@learning/shared/domain/capstone/capstone-rules';
import { REVIEW_HOLDS } from '@learning/shared/contract/review-holds';
import { RETEST_DAYS } from '@learning/shared/domain/retest/retest-rules';
import { REVOCATION_REASONS } from '@learning/shared/domain/revocation-reasons';
import { BILLING_INTERVALS } from '@learning/shared/domain/money/billing-interval';
import * as z from 'zod';
import { jsonText, storedItem } from '#table/stored-item.ts';
import { EVENT_VERSION } from './event-version.ts';

const course = { courseId: z.int(), courseTitle: z.string() };
const plan = { orderId: z.string(), tierName: z.string() };
const instant = z.string();
/** What was bought, as the figures name it: `course#000014`, `plan#professional`. Missing in older events. */
const boughtProduct = z.string().default('');
/** How often a plan is paid; missing in events from before there were yearly plans, and for a purchase. */
const interval = z.enum(BILLING_INTERVALS).optional();
/** The consent of a consumer of Europe to the start; absent for every other buyer. */
const consumer = z
  .object({ country: z.string(), consentVersion: z.string(), consentedAt: instant })
  .optional();
/** Who did or has to do what; the address of a member is read when the mail is sent. */
const digestEntries = z.array(z.object({ seatId: z.string(), ...course }));
/** `stage` names the version of the session that the event tells of; `isMove`: a confirmed time stands meanwhile. */
const session = { sessionId: z.string(), stage: z.int(), isMove: z.boolean() };
const request = { requestId: z.string(), topic: z.enum(REQUEST_TOPICS) };

/** What can change about how a learner signs in. A new address is told to the old one, when it changes. */
const SIGN_IN_CHANGES = [
  'authenticator_added',
  'authenticator_removed',
  'passkey_added',
  'passkey_removed',
  'password_changed',
  'password_reset',
] as const;

/**
 * What each event says. Ids, titles and amounts only: names and addresses of people are read when something is sent, so that deleting
 * an account deletes them everywhere.
 */
export const EVENT_DATA = {
  accountCreated: z.object({}),
  signInChanged: z.object({ change: z.enum(SIGN_IN_CHANGES) }),
  trialStarted: z.object({ endsAt: instant }),
  trialEnding: z.object({ endsAt: instant }),
  /** An operator granted access to courses (null: every course), without a payment. */
  accessGranted: z.object({
    grantId: z.string(),
    courseIds: z.array(z.int()).nullable(),
    endsAt: instant.nullable(),
    /** By a gift code that the learner redeemed. */
    isGift: z.boolean().optional(),
    /** What the code gives, as the figures name it. */
    product: z.string().optional(),
  }),
  /** An operator set another end. */
  accessExtended: z.object({
    grantId: z.string(),
    courseIds: z.array(z.int()).nullable(),
    endsAt: instant.nullable(),
  }),
  accessWithdrawn: z.object({ grantId: z.string(), courseIds: z.array(z.int()).nullable() }),
  /** An entitlement ends at this instant for certain. No one is told yet; it plans the reminders. */
  accessEndSet: z.object({ entitlement: z.string(), endsAt: instant }),
  /** Access ends in about so many days; `tierName` of a seat or plan. */
  accessEnding: z.object({
    entitlement: z.string(),
    courseIds: z.array(z.int()).nullable(),
    tierName: z.string().nullable(),
    endsAt: instant,
    days: z.int(),
  }),
  enrolled: z.object({ courseId: z.int() }),
  courseResting: z.object({ ...course, percent: z.int() }),
  /** A module was completed for the first time; only counted. */
  moduleCompleted: z.object({
    courseId: z.int(),
    moduleId: z.string(),
    enrolledAt: instant,
    /** Measured until then. */
    minutes: z.int(),
  }),
  /** A graded submission; only counted. */
  activitySubmitted: z.object({
    courseId: z.int(),
    activityId: z.string(),
    /** 1 for the first submission. */
    tryNumber: z.int(),
    isPassed: z.boolean(),
    /** Of a skill check: each question that was asked, with the options that were chosen. */
    questions: z.array(
      z.object({ id: z.string(), isRight: z.boolean(), choices: z.array(z.string()) }),
    ),
  }),
  /** A capstone, or a revision of it, waits for raters; it plans the reminder for when there are none. */
  capstoneHandedIn: z.object({ courseId: z.int(), number: z.int() }),
  /** No one has rated it for five days: a reviewer was asked. */
  capstoneWaits: z.object({ ...course, number: z.int() }),
  capstoneRated: z.object({ ...course, ratedBy: z.enum(CAPSTONE_RATERS) }),
  /** An operator gave it back, with what they wrote to the author. */
  capstoneReturned: z.object({ ...course, statement: z.string() }),
  /** `enrolledAt` is missing in older events. */
  courseCompleted: z.object({ ...course, enrolledAt: instant.nullable().default(null) }),
  courseChanged: z.object({ ...course, changes: z.array(z.string()) }),
  /** Measured time supports the hours of a course whose certificate was claimed without them. */
  hoursMeasured: z.object({ ...course, certificateId: z.string(), courseHours: z.number() }),
  achievementEarned: z.object({ name: z.string() }),
  reviewsDue: z.object({ dueCount: z.int(), courseTitles: z.array(z.string()) }),
  certificateClaimed: z.object({ ...course, certificateId: z.string() }),
  certificateCorrected: z.object({ ...course, certificateId: z.string() }),
  /** Issued again, with hours, a capstone or a retest. */
  certificateReissued: z.object({ ...course, certificateId: z.string() }),
  /** The holder can show that they still know the course. */
  retestOpened: z.object({ ...course, days: z.literal(RETEST_DAYS) }),
  certificateRevoked: z.object({
    ...course,
    certificateId: z.string(),
    reason: z.enum(REVOCATION_REASONS),
  }),
  orderPaid: z.object({
    orderId: z.string(),
    title: z.string(),
    amountCents: z.int(),
    product: boughtProduct,
    consumer,
  }),
  /** The bank did not transfer the money of a debit, days after the learner had agreed to it. */
  debitFailed: z.object({
    orderId: z.string(),
    title: z.string(),
    amountCents: z.int(),
    productId: z.int(),
  }),
  invoiceIssued: z.object({
    orderId: z.string(),
    title: z.string(),
    product: boughtProduct,
    number: z.string(),
    amountCents: z.int(),
    /** Paid from the customer's credit; events of earlier releases have none. */
    creditCents: z.int().default(0),
    taxCents: z.int(),
    /** What an invoice of a plan is for; null for a purchase and in older events. */
    covers: z.enum(['first_month', 'month', 'change']).nullable().default(null),
    interval,
    url: z.string().nullable(),
  }),
  orderRefunded: z.object({
    orderId: z.string(),
    title: z.string(),
    refundedCents: z.int(),
    product: boughtProduct,
    /** The card network reported the payment as fraudulent; missing in older events. */
    isSuspected: z.boolean().default(false),
  }),
  /** The bank sent a refund back after it had left us. */
  refundFailed: z.object({
    orderId: z.string(),
    title: z.string(),
    amountCents: z.int(),
    hasAccess: z.boolean(),
  }),
  /** A consumer of Europe withdrew from the contract. */
  contractWithdrawn: z.object({ orderId: z.string(), title: z.string(), isPlan: z.boolean() }),
  courseExchanged: z.object({ orderId: z.string(), oldTitle: z.string(), newTitle: z.string() }),
  /** What a plan brings in a month began, changed or ended; only counted. 0 where there is no plan. */
  planValueChanged: z.object({
    orderId: z.string(),
    fromProduct: z.string(),
    fromMonthlyCents: z.int(),
    toProduct: z.string(),
    toMonthlyCents: z.int(),
    isEndedUnpaid: z.boolean(),
  }),
  planStarted: z.object({
    ...plan,
    priceCents: z.int(),
    interval,
    /** What it costs with its promotion code; absent without one. */
    discount: z
      .object({ code: z.string(), priceCents: z.int(), fullPriceFrom: instant.nullable() })
      .optional(),
    maxUsers: z.int(),
    consumer,
  }),
  planRenewing: z.object({
    ...plan,
    priceCents: z.int(),
    interval,
    renewsAt: instant,
    /** The card expires before the renewal; missing in older events. */
    cardExpires: z.boolean().default(false),
  }),
  planPaymentFailed: z.object({
    ...plan,
    amountCents: z.int(),
    nextAttemptAt: instant.nullable(),
    accessEndsAt: instant.nullable(),
    /** After the first attempt; missing in older events, as the next one is. */
    isRepeated: z.boolean().default(false),
    isLastTryNext: z.boolean().default(false),
  }),
  /** An invoice of the plan waits for an address, without which its tax cannot be calculated. */
  planTaxAddressMissing: z.object(plan),
  /** Set to end with its period. */
  planEndScheduled: z.object({ ...plan, endsAt: instant, maxUsers: z.int() }),
  /** A scheduled end or change was taken back. */
  planContinues: z.object({
    ...plan,
    priceCents: z.int(),
    interval,
    renewsAt: instant.nullable(),
  }),
  planChangeScheduled: z.object({
    ...plan,
    nextTierName: z.string(),
    priceCents: z.int(),
    interval,
    from: instant,
  }),
  planChanged: z.object({
    ...plan,
    formerTierName: z.string(),
    priceCents: z.int(),
    interval,
    /** The interval is another one, which began with the change; missing in older events. */
    isNewInterval: z.boolean().optional(),
    /** The difference for the rest of the period; null when nothing was charged for the change. */
    chargedCents: z.int().nullable(),
    renewsAt: instant.nullable(),
    maxUsers: z.int(),
  }),
  /** A bank reviews a payment of the plan; its courses are closed and nothing is charged until it has decided. */
  planSuspended: z.object({ ...plan, maxUsers: z.int() }),
  /** The bank has decided for the payment. */
  planRestored: z.object({ ...plan, maxUsers: z.int() }),
  planEnded: z.object({
    ...plan,
    isEndedUnpaid: z.boolean(),
    refundedCents: z.int(),
    /** Missing in older events. */
    maxUsers: z.int().default(1),
  }),
  /** A plan by contract has started; `dueAt`: of its first invoice. */
  contractStarted: z.object({
    ...plan,
    maxUsers: z.int(),
    dueAt: instant.nullable(),
    endsAt: instant.nullable(),
  }),
  /** The invoice of a plan by contract was not paid in time. */
  contractUnpaid: z.object({ ...plan, amountCents: z.int(), accessEndsAt: instant.nullable() }),
  invitationSent: z.object(plan),
  /** Earlier releases wrote no `memberId`. */
  invitationAccepted: z.object({ ...plan, memberId: z.string().optional() }),
  /** More or fewer seats of a plan are taken; only counted. */
  seatsChanged: z.object({
    orderId: z.string(),
    tierName: z.string(),
    before: z.int(),
    after: z.int(),
  }),
  /** A member has joined the team and holds a seat. */
  seatTaken: z.object({ ...plan, ownerId: z.string() }),
  coursesAssigned: z.object({
    ...plan,
    ownerId: z.string(),
    courses: z.array(z.object({ courseId: z.int(), dueOn: z.string().nullable() })),
  }),
  assignmentDue: z.object({
    ...course,
    ...plan,
    /** Missing in older events. */
    ownerId: z.string().optional(),
    dueOn: z.string(),
    isLate: z.boolean(),
  }),
  teamDigest: z.object({
    ...plan,
    joinedCount: z.int(),
    completed: digestEntries,
    late: digestEntries,
    dueSoon: digestEntries,
  }),
  handoverOffered: z.object({ ...plan, ownerId: z.string(), expiresAt: instant }),
  /** `memberId`: who answered; missing in older events. */
  handoverAnswered: z.object({
    ...plan,
    memberId: z.string().optional(),
    isAccepted: z.boolean(),
  }),
  /** The one who pays runs the team again, because its owner has no account anymore or runs a team of their own. */
  teamReturned: z.object({
    ...plan,
    reason: z.enum(['account_deleted', 'own_plan_started']).default('account_deleted'),
  }),
  /** The plan has ended, and with it the member's seat. */
  seatEnded: z.object(plan),
  /** The plan is suspended, and with it the access of the member. */
  seatPaused: z.object(plan),
  seatRestored: z.object(plan),
  announcement: z.object({
    title: z.string(),
    message: z.string(),
    actionUrl: z.string().nullable(),
    actionLabel: z.string().nullable(),
    /** Missing in those of a command line, and in a test that an operator sent to themselves. */
    announcementId: z.string().nullable().default(null),
  }),
  coursePublished: z.object(course),
  /** Written by an operator for a learner from before there were reminders, or an inbox. */
  remindersMissing: z.object({}),
  coachingRequested: z.object({ ...session, lastTime: instant }),
  coachingConfirmed: z.object({ ...session, startsAt: instant }),
  coachingDeclined: z.object(session),
  coachingCanceled: z.object({
    sessionId: z.string(),
    stage: z.int(),
    startsAt: instant.nullable(),
    by: z.enum(['learner', 'operator']),
    isCounted: z.boolean(),
  }),
  coachingLapsed: z.object(session),
  coachingUpcoming: z.object({ sessionId: z.string(), startsAt: instant }),
  requestReceived: z.object(request),
  requestAnswered: z.object(request),
  /** An operator decided about the learner's review of a course. */
  reviewModerated: z.object({
    ...course,
    state: z.enum(['published', ...REVIEW_HOLDS]),
    /** What the operator wrote to the author; empty when everyone sees the review again. */
    statement: z.string(),
  }),
  /** An operator removed the learner's profile photo. */
  photoRemoved: z.object({
    /** What the operator wrote to the learner. */
    statement: z.string(),
  }),
} as const;

export type EventType = keyof typeof EVENT_DATA;
export type EventData<Type extends EventType> = z.output<(typeof EVENT_DATA)[Type]>;

/** An event of one type. */
export type EventOf<Type extends EventType> = {
  [Name in Type]: {
    userId: string;
    /** Unique for the learner: the change that wrote it has one name, so a repeated change writes no second event. */
    name: string;
    type: Name;
    data: EventData<Name>;
    /** When it happened. */
    at: string;
  };
}[Type];

export type DomainEvent = EventOf<EventType>;

export const EVENT_TYPES = Object.keys(EVENT_DATA) as [EventType, ...EventType[]];

/** The event as stored; `data` is checked by the schema of its type. */
export const eventItem = storedItem(
  z.object({
    entity: z.literal('domainEvent'),
    userId: z.string(),
    name: z.string(),
    type: z.enum(EVENT_TYPES),
    data: jsonText(z.unknown()),
    at: z.string(),
  }),
  { version: EVENT_VERSION, migrations: {} },
);
