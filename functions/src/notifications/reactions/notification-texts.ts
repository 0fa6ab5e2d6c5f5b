import { site } from '@learning/content/site';
import type { RevocationReason } from '@learning/shared/contract/certificates';
import type { EventData, EventOf, EventType } from '#events/domain-events.ts';
import { NAME, type NotificationContent } from '../notification-content.ts';
import { ACCESS_TEXTS } from './access-texts.ts';
import { PLAN_TEXTS } from './plan-texts.ts';
import { MODERATION_TEXTS } from './moderation-texts.ts';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';
import {
  printCount,
  printDate,
  printDay,
  printDollars,
  printInstant,
  printList,
} from './print-values.ts';

/** What the texts need besides the event. */
export interface TextFacts {
  timeZone: string;
  courseTitleOf: (courseId: number) => string | null;
}

export type Texts = {
  [Type in EventType]: (data: EventData<Type>, facts: TextFacts) => NotificationContent | null;
};

const none = () => null;

/** Leads to a certificate. */
const viewing = ({ courseId, certificateId }: { courseId: number; certificateId: string }) => ({
  actionUrl: `/certificates?certificate=${certificateId}`,
  actionLabel: 'View Certificate',
  certificateOf: courseId,
});

/** Leads to a capstone; the player finds its step. */
const capstoneOf = (courseId: number) => ({
  actionUrl: `/course/${courseId}/play?step=write`,
  actionLabel: 'View Capstone',
});

const REQUEST = {
  type: 'request',
  actionUrl: '/account/requests',
  actionLabel: 'View Requests',
} as const;

/** Returns what a learner reads about each event; null for what they did themselves a moment ago and need no word about. */
const TEXTS: Texts = {
  ...SIGN_IN_TEXTS,
  ...ACCESS_TEXTS,
  ...MODERATION_TEXTS,
  accountCreated: () => ({
    type: 'announcement',
    title: `Welcome to ${site.name}`,
    message:
      'Try every course free for three days, without a card. Did a colleague invite you? Then open the link in their email instead.',
    actionUrl: '/courses',
    actionLabel: 'Browse Courses',
  }),
  trialStarted: ({ endsAt }, { timeZone }) => ({
    type: 'progress_reminder',
    title: 'Your free trial has started',
    message: `Every course is open until ${printInstant(endsAt, timeZone)}.`,
    actionUrl: '/courses',
    actionLabel: 'Browse Courses',
  }),
  trialEnding: ({ endsAt }, { timeZone }) => ({
    type: 'progress_reminder',
    title: 'Your free trial ends tomorrow',
    message: `It ends on ${printInstant(endsAt, timeZone)}. Your progress and notes stay. To keep going, choose a plan or buy a course.`,
    actionUrl: '/pricing',
    actionLabel: 'See Plans',
  }),
  enrolled: none,
  moduleCompleted: none,
  activitySubmitted: none,
  planValueChanged: none,
  seatsChanged: none,
  courseResting: ({ courseId, courseTitle, percent }) => ({
    type: 'progress_reminder',
    title: `Pick up “${courseTitle}” again`,
    message:
      percent === 0
        ? 'You enrolled a week ago and haven’t started yet. The first lesson takes a few minutes.'
        : `You’re ${percent}% through, and it’s been a week. You can continue where you stopped.`,
    actionUrl: `/course/${courseId}/play`,
    actionLabel: 'Continue Learning',
  }),
  courseCompleted: ({ courseId, courseTitle }) => ({
    type: 'course_completion',
    title: `You completed “${courseTitle}”`,
    message: 'Every module and every activity is done.',
    actionUrl: `/certificates?claim=${courseId}`,
    actionLabel: 'Claim Certificate',
    certificateOf: courseId,
  }),
  courseChanged: ({ courseId, courseTitle, changes }) => ({
    type: 'new_course',
    title: `“${courseTitle}” was updated`,
    message: changes.join(' '),
    actionUrl: `/course/${courseId}/play`,
    actionLabel: 'See What Changed',
  }),
  capstoneHandedIn: none,
  capstoneWaits: ({ courseId, courseTitle }) => ({
    type: 'capstone',
    title: `No one has rated your capstone in “${courseTitle}” yet`,
    message:
      'A reviewer of ours has it now. You can wait, or assess it yourself; then it says so on your certificate.',
    ...capstoneOf(courseId),
  }),
  capstoneRated: ({ courseId, courseTitle, ratedBy }) => ({
    type: 'capstone',
    title: `Your capstone in “${courseTitle}” was rated`,
    message:
      ratedBy === 'reviewer'
        ? 'A reviewer of ours rated it against the rubric.'
        : 'Others rated it against the rubric, without names.',
    ...capstoneOf(courseId),
  }),
  capstoneReturned: ({ courseId, courseTitle, statement }) => ({
    type: 'capstone',
    title: `Your capstone in “${courseTitle}” came back to you`,
    message: `No one can rate it as it is. We wrote: ${statement}`,
    ...capstoneOf(courseId),
  }),
  achievementEarned: ({ name }) => achievementText(name),
  reviewsDue: ({ dueCount, courseTitles }) => ({
    type: 'review_due',
    title: `${printCount(dueCount, 'question')} due for review today`,
    message: `From ${printList(courseTitles)}. About three minutes keep them from fading.`,
    actionUrl: '/review',
    actionLabel: 'Start Review',
  }),
  certificateClaimed: (certificate) => ({
    type: 'certificate',
    title: `Your certificate for “${certificate.courseTitle}” is ready`,
    message: 'Download it, share it, or add it to your LinkedIn profile.',
    ...viewing(certificate),
  }),
  certificateCorrected: (certificate) => ({
    type: 'certificate',
    title: `Your certificate for “${certificate.courseTitle}” was corrected`,
    message: 'The new one is ready. The page of the old one now says that it was replaced.',
    ...viewing(certificate),
  }),
  certificateReissued: (certificate) => ({
    type: 'certificate',
    title: `Your certificate for “${certificate.courseTitle}” was reissued`,
    message: 'The new one is ready. The page of the old one now says that it was replaced.',
    ...viewing(certificate),
  }),
  hoursMeasured: (certificate) => ({
    type: 'certificate',
    title: `Your certificate for “${certificate.courseTitle}” can print its hours`,
    message: `The player has measured enough time for ${printCount(certificate.courseHours, 'hour')} of instruction. Reissue the certificate to have them on it.`,
    ...viewing(certificate),
  }),
  retestOpened: ({ courseId, courseTitle, days }) => ({
    type: 'certificate',
    title: `Do you still know “${courseTitle}”?`,
    message: `You earned the certificate ${days} days ago. Eight questions in other words and figures show what has stayed. A pass can go onto the certificate, with its date; nothing can be lost.`,
    actionUrl: `/course/${courseId}/retest`,
    actionLabel: 'Show What Has Stayed',
  }),
  certificateRevoked: ({ reason, ...certificate }) => ({
    type: 'certificate',
    title: `Your certificate for “${certificate.courseTitle}” was revoked`,
    message: REVOKED[reason],
    ...viewing(certificate),
  }),
  orderPaid: ({ title, amountCents }) => ({
    type: 'purchase',
    title: `You bought “${title}”`,
    message:
      amountCents === 0
        ? 'Your promotion code covered the whole price. The invoice over $0.00 follows on your purchases page.'
        : `We received your payment of ${printDollars(amountCents)}. The invoice is on your purchases page.`,
    actionUrl: '/account/purchases',
    actionLabel: 'View Purchases',
  }),
  invoiceIssued: ({ title, number, amountCents }) => ({
    type: 'purchase',
    title: `Your invoice ${number}`,
    message: `${title}: ${printDollars(amountCents)}, paid. You can open and download it on your purchases page.`,
    actionUrl: '/account/purchases',
    actionLabel: 'View Purchases',
  }),
  debitFailed: ({ title, amountCents, productId }) => ({
    type: 'purchase',
    title: `Your payment for “${title}” did not arrive`,
    message: `Your bank did not transfer ${printDollars(amountCents)}, so it is not paid and not open. You can pay again, also by card.`,
    actionUrl: `/checkout?course=${productId}`,
    actionLabel: 'Back to Checkout',
  }),
  orderRefunded: ({ title, refundedCents, isSuspected }) => ({
    type: 'purchase',
    title: `Your refund for “${title}” is on its way`,
    message: `${isSuspected ? `${SUSPECTED} ` : ''}We refunded ${printDollars(refundedCents)}. Banks usually take 5 to 10 business days to show it.`,
    actionUrl: '/account/purchases',
    actionLabel: 'View Purchases',
  }),
  refundFailed: ({ title, amountCents, hasAccess }) => ({
    type: 'purchase',
    title: `Your refund for “${title}” did not arrive`,
    message:
      `Your bank did not take ${printDollars(amountCents)}. ${REFUND_FAILED_NEXT} ${accessMeanwhile(hasAccess)}`.trim(),
    actionUrl: '/account/purchases',
    actionLabel: 'View Purchases',
  }),
  contractWithdrawn: ({ title }) => ({
    type: 'purchase',
    title: `You withdrew from the contract: ${title}`,
    message:
      'We refund everything you paid for it to the card or account you paid with. A mail confirms when we received your withdrawal.',
    actionUrl: '/account/purchases',
    actionLabel: 'View Purchases',
  }),
  courseExchanged: ({ oldTitle, newTitle }) => ({
    type: 'purchase',
    title: `You exchanged “${oldTitle}”`,
    message: `“${newTitle}” is now yours. No money was charged or refunded.`,
    actionUrl: '/dashboard',
    actionLabel: 'Go to Dashboard',
  }),
  ...PLAN_TEXTS,
  invitationSent: none,
  invitationAccepted: ({ tierName, memberId }) =>
    naming(memberId, 'A colleague', (member) => ({
      type: 'team',
      title: `${member} joined your team`,
      message: `They accepted your invitation and took a seat in your ${tierName} plan.`,
      actionUrl: '/account/team',
      actionLabel: 'View Team',
    })),
  coursesAssigned: ({ courses, tierName, ownerId }, { courseTitleOf }) => {
    const [first, ...others] = courses;
    if (!first) return null;
    const titles = courses.map(({ courseId }) => quoted(courseTitleOf(courseId)));
    if (others.length > 0) {
      return naming(ownerId, ownerOf(tierName), (owner) => ({
        type: 'assignment',
        title: `${courses.length} courses were assigned to you`,
        message: `${owner} assigned ${printList(titles)}. Your dashboard shows when each is due.`,
        actionUrl: '/dashboard',
        actionLabel: 'Go to Dashboard',
      }));
    }
    return naming(ownerId, ownerOf(tierName), (owner) => ({
      type: 'assignment',
      title: `${capitalized(titles[0]!)} was assigned to you`,
      message: first.dueOn
        ? `${owner} asks you to complete it by ${printDay(first.dueOn)}.`
        : `${owner} assigned it, without a due date.`,
      actionUrl: `/course/${first.courseId}`,
      actionLabel: 'Open Course',
    }));
  },
  assignmentDue: ({ courseId, courseTitle, tierName, ownerId, dueOn, isLate }) =>
    naming(ownerId, ownerOf(tierName), (owner) => ({
      type: 'assignment',
      title: isLate
        ? `“${courseTitle}” is overdue`
        : `“${courseTitle}” is due on ${printDay(dueOn)}`,
      message: isLate
        ? `${owner} asked you to complete it by ${printDay(dueOn)}. You can still do it.`
        : `${owner} asked you to complete it by then.`,
      actionUrl: `/course/${courseId}`,
      actionLabel: 'Open Course',
    })),
  teamDigest: (digest) => ({
    type: 'team_digest',
    title: 'Weekly team summary',
    message: `${capitalized(printList(digestParts(digest)))}.`,
    actionUrl: '/account/team',
    actionLabel: 'View Team',
  }),
  handoverOffered: ({ tierName, ownerId, expiresAt }, { timeZone }) =>
    naming(ownerId, ownerOf(tierName), (owner) => ({
      type: 'assignment',
      title: 'You’re asked to take over your team',
      message: `${owner} would like you to run the team of the ${tierName} plan. They keep paying for the plan. You can answer until ${printDate(expiresAt, timeZone)}.`,
      actionUrl: '/account/team',
      actionLabel: 'See the Offer',
    })),
  handoverAnswered: ({ tierName, memberId, isAccepted }) =>
    naming(memberId, 'Your colleague', (member) => ({
      type: 'team',
      title: isAccepted ? 'Your team has a new owner' : 'Your offer was declined',
      message: isAccepted
        ? `${member} now runs the team of the ${tierName} plan, and you are a member. Your card still pays for the plan.`
        : `${member} doesn’t want to take over the team of the ${tierName} plan. You still own it.`,
      actionUrl: '/account/team',
      actionLabel: 'View Team',
    })),
  teamReturned: ({ tierName, reason }) => ({
    type: 'purchase',
    title: `You run the team of your ${tierName} plan again`,
    message: `${RETURNED[reason]} You pay the same as before.`,
    actionUrl: '/account/team',
    actionLabel: 'View Team',
  }),
  seatTaken: ({ tierName }) => ({
    type: 'assignment',
    title: `You have a seat in the ${tierName} plan`,
    message: 'It opens the courses of the plan, at no cost to you. You need no free trial.',
    actionUrl: '/dashboard',
    actionLabel: 'Go to Dashboard',
  }),
  seatEnded: ({ tierName }) => ({
    type: 'assignment',
    title: `Your seat in the ${tierName} plan has ended`,
    message:
      'The plan has ended, and with it your access to its courses. Your progress, notes and certificates stay, and so do courses you bought.',
    actionUrl: '/account/purchases',
    actionLabel: 'See What You Still Have',
  }),
  seatPaused: ({ tierName }) => ({
    type: 'assignment',
    title: `Your ${tierName} plan is paused`,
    message:
      'A payment for the plan is being reviewed, so you can’t use its courses for now. You keep your seat and your progress, and you don’t have to do anything.',
    actionUrl: '/account/purchases',
    actionLabel: 'See What You Still Have',
  }),
  seatRestored: ({ tierName }) => ({
    type: 'assignment',
    title: `Your ${tierName} plan goes on`,
    message: 'The courses of the plan are open again. You can continue where you stopped.',
    actionUrl: '/dashboard',
    actionLabel: 'Go to Dashboard',
  }),
  announcement: ({ title, message, actionUrl, actionLabel }) => ({
    type: 'announcement',
    title,
    message,
    actionUrl,
    actionLabel,
  }),
  coursePublished: ({ courseId, courseTitle }) => ({
    type: 'new_course',
    title: `New course: “${courseTitle}”`,
    message: 'See what it covers, and whether your plan includes it.',
    actionUrl: `/course/${courseId}`,
    actionLabel: 'View Course',
  }),
  remindersMissing: none,
  coachingRequested: ({ isMove }) => ({
    title: isMove ? 'You offered other times for your session' : 'We received your request',
    message: isMove
      ? 'We’ll confirm one of them by email. Until then, your 1-on-1 session stays at its time.'
      : 'We’ll confirm one of your three times for a 1-on-1 session by email.',
    ...REQUEST,
  }),
  coachingConfirmed: ({ isMove, startsAt }, { timeZone }) => ({
    title: isMove ? 'Your 1-on-1 session was moved' : 'Your 1-on-1 session is confirmed',
    message: `It’s on ${printInstant(startsAt, timeZone)}. The email has a calendar file.`,
    ...REQUEST,
  }),
  coachingDeclined: ({ isMove }) => ({
    title: isMove ? 'Your 1-on-1 session stays at its time' : 'None of your times works for us',
    message: isMove
      ? 'None of the other times you offered works for us.'
      : 'Your request doesn’t count among your sessions, so you can offer other times.',
    ...REQUEST,
  }),
  coachingCanceled: ({ by, isCounted }) => ({
    title:
      by === 'learner' ? 'You canceled your 1-on-1 session' : 'Your 1-on-1 session was canceled',
    message: isCounted
      ? 'It was less than 24 hours away, so it counts among this month’s sessions.'
      : 'It doesn’t count among your sessions.',
    ...REQUEST,
  }),
  coachingLapsed: ({ isMove }) => ({
    title: isMove
      ? 'Your 1-on-1 session stays at its time'
      : 'We didn’t confirm your 1-on-1 session in time',
    message: isMove
      ? 'The other times you offered have passed.'
      : 'We’re sorry. It doesn’t count among your sessions, so you can offer other times.',
    ...REQUEST,
  }),
  coachingUpcoming: ({ startsAt }, { timeZone }) => ({
    title: 'Your 1-on-1 session starts in 24 hours',
    message: `It’s on ${printInstant(startsAt, timeZone)}.`,
    ...REQUEST,
  }),
  requestReceived: () => ({
    title: 'We received your request',
    message: 'We’ll reply by email.',
    ...REQUEST,
  }),
  requestAnswered: () => ({
    title: 'Your request was answered',
    message: 'The answer is in your email.',
    ...REQUEST,
  }),
};

const ownerOf = (tierName: string) => `The owner of your ${tierName} plan`;

/** Returns a text about a person with other words for them, and beside it the text with their name. */
function naming(
  userId: string | undefined,
  otherwise: string,
  write: (person: string) => NotificationContent,
): NotificationContent {
  if (userId === undefined) return write(otherwise);
  const { title, message } = write(NAME);
  return { ...write(otherwise), named: { userId, title, message } };
}

const quoted = (title: string | null) => (title === null ? 'a course' : `“${title}”`);
const capitalized = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

/** What happened in a team and what is ahead: `1 course completed`, `2 overdue`. */
export function digestParts({
  joinedCount,
  completed,
  late,
  dueSoon,
}: EventData<'teamDigest'>): string[] {
  return [
    ...(completed.length > 0 ? [`${printCount(completed.length, 'course')} completed`] : []),
    ...(late.length > 0 ? [`${late.length} overdue`] : []),
    ...(dueSoon.length > 0 ? [`${dueSoon.length} due in the next seven days`] : []),
    ...(joinedCount > 0 ? [printCount(joinedCount, 'new member')] : []),
  ];
}

/** Why the one who pays runs the team again, and what became of the former owner's seat. */
export const RETURNED: Record<EventData<'teamReturned'>['reason'], string> = {
  account_deleted:
    'The colleague who ran it no longer has an account. Their seat is free, and everyone else keeps theirs.',
  own_plan_started:
    'The colleague who ran it now has a plan with a team of their own, and an account can run only one team. They keep their seat in yours, like everyone else.',
};

const REVOKED: Record<RevocationReason, string> = {
  refund: 'The payment for this course was refunded, so the certificate is no longer valid.',
  dispute: 'The payment for this course was disputed, so the certificate is no longer valid.',
  error: 'It was issued by mistake. Please contact us if you have questions.',
  other: 'It is no longer valid. Please contact us if you have questions.',
  account_deleted: 'The account it belonged to was deleted.',
};

/** Why a payment was refunded that the card network reported as fraudulent. */
export const SUSPECTED =
  'Your bank reported this payment as one that the owner of the card did not make, so we returned it and closed the course.';

/** What a learner can do when the bank sent a refund back. */
export const REFUND_FAILED_NEXT =
  'Please write to us where we can send it: to another card or account.';

/** Whether the course or plan is open until the money has arrived. */
export const accessMeanwhile = (hasAccess: boolean) =>
  hasAccess ? 'Until the money has arrived, you have access.' : '';

const ACHIEVEMENTS: Readonly<Record<string, { title: string; message: string }>> = {
  'course-completer': {
    title: 'Achievement earned: Course Completer',
    message: 'You completed your first course.',
  },
  'knowledge-seeker': {
    title: 'Achievement earned: Knowledge Seeker',
    message: 'You enrolled in three courses.',
  },
  'consistent-learner': {
    title: 'Achievement earned: Consistent Learner',
    message: 'You learned on seven days in a row.',
  },
};

/** Returns the notification of an achievement; null for one that this release does not know. */
export function achievementText(name: string): NotificationContent | null {
  const text = ACHIEVEMENTS[name];
  if (!text) return null;
  return {
    type: 'course_completion',
    ...text,
    actionUrl: '/dashboard',
    actionLabel: 'Go to Dashboard',
  };
}

/** Returns the notification of an event; null when it has none. */
export function notificationText<Type extends EventType>(
  { type, data }: Pick<EventOf<Type>, 'type' | 'data'>,
  facts: TextFacts,
): NotificationContent | null {
  const textOf = TEXTS[type] as (data: unknown, facts: TextFacts) => NotificationContent | null;
  return textOf(data, facts);
}
