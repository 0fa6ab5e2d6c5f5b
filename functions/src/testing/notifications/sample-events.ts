import type { EventData, EventType } from '#events/domain-events.ts';

const course = { courseId: 1, courseTitle: 'HR Foundations' };
const plan = { orderId: '01KAB2C3D4E5F6G7H8J9K0M1N2', tierName: 'Professional' };
const certificate = { ...course, certificateId: '0123456789abcdefghjkmnpqrs' };
const session = { sessionId: '7c9e6679-7425-40de-944b-e07fc1f90ae7', stage: 1, isMove: false };
const instant = '2026-11-25T14:00:00.000Z';

/** One event of each type, for tests and for looking at the mails. */
export const SAMPLE_EVENTS: { [Type in EventType]: EventData<Type> } = {
  accountCreated: {},
  trialStarted: { endsAt: instant },
  trialEnding: { endsAt: instant },
  enrolled: { courseId: 1 },
  courseResting: { ...course, percent: 40 },
  courseCompleted: course,
  courseChanged: { ...course, changes: ['The law box on overtime follows the new threshold.'] },
  achievementEarned: { name: 'consistent-learner' },
  reviewsDue: { dueCount: 8, courseTitles: ['HR Foundations', 'Labor Relations'] },
  certificateClaimed: certificate,
  certificateCorrected: certificate,
  certificateReissued: certificate,
  hoursMeasured: { ...certificate, courseHours: 2 },
  certificateRevoked: { ...certificate, reason: 'refund' },
  orderPaid: { orderId: plan.orderId, title: 'HR Foundations', amountCents: 119_900 },
  invoiceIssued: {
    orderId: plan.orderId,
    title: 'HR Foundations',
    number: 'DC-0001',
    amountCents: 119_900,
    creditCents: 0,
    taxCents: 0,
    url: 'https://stripe.example/invoices/in_1',
  },
  orderRefunded: { orderId: plan.orderId, title: 'HR Foundations', refundedCents: 119_900 },
  courseExchanged: {
    orderId: plan.orderId,
    oldTitle: 'HR Foundations',
    newTitle: 'Labor Relations',
  },
  planStarted: { ...plan, priceCents: 19_900, maxUsers: 5 },
  planRenewing: { ...plan, priceCents: 19_900, renewsAt: instant },
  planPaymentFailed: {
    ...plan,
    amountCents: 19_900,
    nextAttemptAt: instant,
    accessEndsAt: '2026-12-06T14:00:00.000Z',
  },
  planEnded: { ...plan, isEndedUnpaid: true, refundedCents: 0, maxUsers: 5 },
  invitationSent: plan,
  invitationAccepted: { ...plan, memberId: 'member' },
  seatTaken: { ...plan, ownerId: 'owner' },
  coursesAssigned: {
    ...plan,
    ownerId: 'owner',
    courses: [{ courseId: 1, dueOn: '2026-12-18' }],
  },
  assignmentDue: { ...course, ...plan, ownerId: 'owner', dueOn: '2026-12-18', isLate: false },
  teamDigest: {
    ...plan,
    joinedCount: 1,
    completed: [{ seatId: '01KAB2C3D4E5F6G7H8J9K0M1N3', ...course }],
    late: [{ seatId: '01KAB2C3D4E5F6G7H8J9K0M1N4', ...course }],
    dueSoon: [],
  },
  handoverOffered: { ...plan, ownerId: 'owner', expiresAt: instant },
  handoverAnswered: { ...plan, memberId: 'member', isAccepted: true },
  teamReturned: { ...plan, reason: 'own_plan_started' },
  seatEnded: plan,
  announcement: {
    title: 'The site is down for an hour on Sunday',
    message: 'We move to new servers on Sunday from 6 to 7 AM Eastern. Your work is safe.',
    actionUrl: '/courses',
    actionLabel: 'Browse Courses',
  },
  coursePublished: course,
  remindersMissing: {},
  coachingRequested: { ...session, lastTime: instant },
  coachingConfirmed: { ...session, startsAt: instant },
  coachingDeclined: session,
  coachingCanceled: {
    sessionId: session.sessionId,
    stage: 3,
    startsAt: instant,
    by: 'learner',
    isCounted: false,
  },
  coachingLapsed: session,
  coachingUpcoming: { sessionId: session.sessionId, startsAt: instant },
  requestReceived: { requestId: session.sessionId, topic: 'sales' },
  requestAnswered: { requestId: session.sessionId, topic: 'sales' },
};
