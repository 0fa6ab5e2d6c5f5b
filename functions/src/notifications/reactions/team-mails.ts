import { ownerView } from '@learning/content/site/owner-view';
import type { EventData } from '#events/domain-events.ts';
import { action, facts, link, note, quote, text, type MailBlock } from '#mail/mail-content.ts';
import type { MailFacts, MailWriters } from './event-mails.ts';
import { digestParts, RETURNED } from './notification-texts.ts';
import { printCount, printDate, printDay, printList, printMonth } from './print-values.ts';

/** Entries of a list in a digest; the team page has all. */
const MAX_ENTRIES = 10;

/** What a team that came back means for the payments of the one who pays. */
const RETURNED_COSTS: Record<EventData<'teamReturned'>['reason'], string> = {
  account_deleted: 'You can invite someone else to the free seat at no extra cost.',
  own_plan_started:
    'You don’t pay for their new plan. If they no longer need the seat in yours, you can give it to someone else.',
};

/** The mails to the members and the owner of a team, in the name of its owner. */
export const TEAM_MAILS = {
  seatTaken: ({ tierName }, { origin, ownerName }) => ({
    subject: `You have a seat in the ${tierName} plan`,
    preview: 'The courses of the plan are open, at no cost to you.',
    heading: 'You have joined the team',
    blocks: [
      text(
        `Your seat in the ${tierName} plan${ownerName === null ? '' : ` of ${ownerName}`} opens the courses of the plan. You pay nothing and need no free trial.`,
      ),
      action('Start Learning', `${origin}/dashboard`),
      text(
        'The courses stay open while you have the seat and the plan runs. Your progress, notes and certificates are yours, also after that.',
      ),
      note(`The plan’s owner sees ${ownerView.sees}, but never ${ownerView.never}.`),
    ],
  }),
  coursesAssigned: ({ courses, tierName }, { origin, courseTitleOf, ownerName, noteOf }) => {
    const owner = ownerName ?? `The owner of your ${tierName} plan`;
    const [first, ...others] = courses;
    const words = first && others.length === 0 ? noteOf(first.courseId) : '';
    const what = others.length === 0 ? 'a course' : printCount(courses.length, 'course');
    return {
      subject: `${owner} assigned you ${what}`,
      preview: printList(courses.map(({ courseId }) => courseTitleOf(courseId) ?? 'A course')),
      heading: `You have ${what} to complete`,
      blocks: [
        text(`${owner} assigned you ${what} in the ${tierName} plan:`),
        facts(
          ...courses.map(
            ({ courseId, dueOn }) =>
              [
                courseTitleOf(courseId) ?? 'A course',
                dueOn ? `due on ${printDay(dueOn)}` : 'no due date',
              ] as const,
          ),
        ),
        ...noteOfOwner(words),
        others.length === 0 && first
          ? action('Open Course', `${origin}/course/${first.courseId}`)
          : action('Go to Dashboard', `${origin}/dashboard`),
        note(`The plan’s owner sees ${ownerView.sees}, but never ${ownerView.never}.`),
      ],
    };
  },
  assignmentDue: (
    { courseId, courseTitle, tierName, dueOn, isLate },
    { origin, ownerName, noteOf },
  ) => {
    const heading = `“${courseTitle}” ${isLate ? 'is overdue' : `is due on ${printDay(dueOn)}`}`;
    const owner = ownerName ?? `The owner of your ${tierName} plan`;
    return {
      subject: heading,
      preview: isLate ? `It was due on ${printDay(dueOn)}.` : `${owner} assigned it to you.`,
      heading,
      blocks: [
        text(
          isLate
            ? `${owner} asked you to complete it by ${printDay(dueOn)}. You can still do it.`
            : `${owner} asked you to complete it by then.`,
        ),
        ...noteOfOwner(noteOf(courseId)),
        action('Open Course', `${origin}/course/${courseId}`),
      ],
    };
  },
  teamDigest: (digest, { origin, memberOf }) => ({
    subject: `Weekly team summary: ${digestParts(digest).join(', ')}`,
    preview: `The team of your ${digest.tierName} plan in the last seven days.`,
    heading: 'Weekly team summary',
    blocks: [
      ...listed('Overdue', digest.late, memberOf),
      ...listed('Due in the next seven days', digest.dueSoon, memberOf),
      ...listed('Completed', digest.completed, memberOf),
      ...(digest.joinedCount > 0
        ? [text(`${printCount(digest.joinedCount, 'new member')} joined.`)]
        : []),
      action('View Team', `${origin}/account/team`),
      note('This email comes on Mondays, and only when there is something to say.'),
    ],
  }),
  teamReport: ({ tierName, month }, { origin }) => ({
    subject: `Team report for ${printMonth(month)}`,
    preview: `The team of your ${tierName} plan, as a file for spreadsheets.`,
    heading: `Team report for ${printMonth(month)}`,
    blocks: [
      text(
        'The attached file has a row for each member and course: progress, due date, completion and certificate, as they are today.',
      ),
      action('View Team', `${origin}/account/team`),
      note(
        'This email comes on the first day of each month. Keep the file where only those can read it who need it.',
      ),
    ],
  }),
  handoverOffered: ({ tierName, expiresAt }, { origin, ownerName, timeZone }) => {
    const owner = ownerName ?? `The owner of the ${tierName} plan`;
    return {
      subject: `${owner} asks you to take over the team`,
      preview: `You would run the team of the ${tierName} plan, at no cost to you.`,
      heading: 'Would you take over the team?',
      blocks: [
        text(
          `${owner} would like you to run the team of the ${tierName} plan: to invite and remove members, to assign courses, and to see how everyone is doing.`,
        ),
        text(
          'You pay nothing: their card still pays for the plan, so they can also end it. They stay in the team as a member.',
        ),
        action('See the Offer', `${origin}/account/team`),
        note(`You can answer until ${printDate(expiresAt, timeZone)}. Until then nothing changes.`),
      ],
    };
  },
  teamReturned: ({ tierName, reason }, { origin }) => ({
    subject: `You run the team of your ${tierName} plan again`,
    preview: 'Nothing changes in what you pay.',
    heading: 'Your team is back with you',
    blocks: [
      text(RETURNED[reason]),
      text(
        `Nothing changes in what you pay: your card still pays for the ${tierName} plan and all of its seats, as it did before. ${RETURNED_COSTS[reason]}`,
      ),
      action('View Team', `${origin}/account/team`),
      link('Your plan and payments', `${origin}/account/purchases`),
      note('If you don’t want to run the team yourself, you can ask another member to.'),
    ],
  }),
  seatEnded: ({ tierName }, { origin, at, timeZone }) => ({
    subject: `Your seat in the ${tierName} plan has ended`,
    preview: 'Your progress, notes and certificates are still yours.',
    heading: 'Your team seat has ended',
    blocks: [
      text(
        `The ${tierName} plan that your seat belonged to ended on ${printDate(at, timeZone)}. You no longer have access to its courses through this seat.`,
      ),
      text(
        'Your progress, notes and certificates are still yours, and so is every course you bought yourself.',
      ),
      action('See What You Still Have', `${origin}/account/purchases`),
      note(
        'To go on learning, ask your company for a seat in another plan, or choose a plan of your own.',
      ),
    ],
  }),
  seatPaused: ({ tierName }, { origin }) => ({
    subject: `Your ${tierName} plan is paused`,
    preview: 'You keep your seat and don’t have to do anything.',
    heading: 'Your team’s plan is paused',
    blocks: [
      text(
        `A payment for the ${tierName} plan that your seat belongs to is being reviewed, so you can’t use its courses for now. You keep your seat, and you don’t have to do anything.`,
      ),
      text(
        'We’ll write to you when the review is over. Your progress, notes and certificates stay, and courses you bought yourself are open as before.',
      ),
      action('See What You Still Have', `${origin}/account/purchases`),
    ],
  }),
  seatRestored: ({ tierName }, { origin }) => ({
    subject: `Your ${tierName} plan goes on`,
    preview: 'Its courses are open again.',
    heading: 'Your team’s plan goes on',
    blocks: [
      text(
        `The courses of the ${tierName} plan are open again through your seat. You can continue where you stopped.`,
      ),
      action('Go to Dashboard', `${origin}/dashboard`),
    ],
  }),
} satisfies MailWriters;

/** What the owner wrote with a course, marked as theirs. */
const noteOfOwner = (words: string): MailBlock[] =>
  words === '' ? [] : [text('Their note:'), quote(words)];

function listed(
  name: string,
  entries: EventData<'teamDigest'>['late'],
  memberOf: MailFacts['memberOf'],
): MailBlock[] {
  if (entries.length === 0) return [];
  const rows = entries
    .slice(0, MAX_ENTRIES)
    .map(
      ({ seatId, courseTitle }) => [memberOf(seatId) ?? 'A former member', courseTitle] as const,
    );
  const more = entries.length - rows.length;
  return [
    text(`${name}:`),
    facts(...rows),
    ...(more > 0 ? [note(`And ${more} more on your team page.`)] : []),
  ];
}
