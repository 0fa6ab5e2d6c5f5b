/** What the mails about a coaching session say, to the learner and to the operator. Source: rules/notifications.md N17, N18 */
import { site } from '@learning/content/site';
import {
  CHANGE_NOTICE_HOURS,
  noticeEndsAt,
  SESSION_MINUTES,
} from '@learning/shared/domain/coaching';
import type { SessionRecord } from '#coaching/coaching-records.ts';
import { sessionToken } from '#coaching/session-link.ts';
import type { DomainEvent, EventOf, EventType } from '#events/domain-events.ts';
import type { Contact } from '#gateways/cognito/emails.ts';
import type { MailAttachment } from '#gateways/mail.ts';
import {
  action,
  facts,
  note,
  quote,
  text,
  type MailBlock,
  type MailContent,
} from '#mail/mail-content.ts';
import { printInstant } from './print-values.ts';

const COACHING_TYPES = [
  'coachingRequested',
  'coachingConfirmed',
  'coachingDeclined',
  'coachingCanceled',
  'coachingLapsed',
  'coachingUpcoming',
] as const satisfies readonly EventType[];

export type CoachingEvent = EventOf<(typeof COACHING_TYPES)[number]>;

export const isCoachingEvent = (event: DomainEvent): event is CoachingEvent =>
  COACHING_TYPES.some((type) => type === event.type);

/** Returns whether the session has changed so that the event's mails would say what no longer holds. */
export function isSuperseded({ type, data }: CoachingEvent, session: SessionRecord): boolean {
  if (type === 'coachingUpcoming') {
    return session.state !== 'confirmed' || session.startsAt !== data.startsAt;
  }
  if (type === 'coachingRequested') return session.stage !== data.stage;
  const setsTime = type === 'coachingConfirmed' || type === 'coachingCanceled';
  return setsTime && session.stage !== data.stage && session.calendar?.stage !== data.stage;
}

/** Returns the calendar file of the change that an event tells of. */
export function calendarAttachments(
  { data }: CoachingEvent,
  { calendar }: SessionRecord,
): MailAttachment[] {
  if (!calendar || !('stage' in data) || calendar.stage !== data.stage) return [];
  return [
    {
      fileName: calendar.method === 'CANCEL' ? 'canceled.ics' : 'session.ics',
      contentType: `text/calendar; method=${calendar.method}; charset=UTF-8`,
      text: calendar.text,
    },
  ];
}

type Facts = { session: SessionRecord; origin: string };

const timeList = (times: readonly string[], timeZone: string) =>
  facts(...times.map((time, at) => [`Time ${at + 1}`, printInstant(time, timeZone)] as const));

const operatorsWords = ({ operatorMessage }: SessionRecord): MailBlock[] =>
  operatorMessage === null ? [] : [text('Our message to you:'), quote(operatorMessage)];

const sessionFacts = ({ startsAt, timeZone, place }: SessionRecord): MailBlock[] =>
  startsAt === null
    ? []
    : [
        facts(
          ['Time', printInstant(startsAt, timeZone)],
          ['Length', `${SESSION_MINUTES} minutes`],
          ...(place === null ? [] : [['Where', place] as const]),
        ),
      ];

/** Returns the learner's mail. */
export function learnerCoachingMail(event: CoachingEvent, { session, origin }: Facts): MailContent {
  const page = action('View Your Session', `${origin}/account/requests`);
  const { timeZone, startsAt } = session;
  switch (event.type) {
    case 'coachingRequested':
      return {
        subject: event.data.isMove
          ? 'You asked to move your 1-on-1 session'
          : 'We received your request for a 1-on-1 session',
        preview: 'We’ll confirm one of your three times by email.',
        heading: event.data.isMove ? 'You offered other times' : 'We received your request',
        blocks: [
          text(
            event.data.isMove
              ? 'We’ll confirm one of these times by email. Until then, your session stays at its time.'
              : 'We’ll confirm one of these times by email.',
          ),
          timeList(session.offeredTimes ?? [], timeZone),
          page,
        ],
      };
    case 'coachingConfirmed': {
      const heading = event.data.isMove
        ? 'Your 1-on-1 session was moved'
        : 'Your 1-on-1 session is confirmed';
      return {
        subject: `${heading}: ${printInstant(event.data.startsAt, timeZone)}`,
        preview: 'The calendar file is attached.',
        heading,
        blocks: [
          ...sessionFacts({ ...session, startsAt: event.data.startsAt }),
          text(
            'The calendar file is attached. Leave out names and anything confidential in the session.',
          ),
          page,
          note(
            `You can move it, or cancel it so that it doesn’t count, until ${printInstant(noticeEndsAt(event.data.startsAt), timeZone)} (${CHANGE_NOTICE_HOURS} hours before).`,
          ),
        ],
      };
    }
    case 'coachingDeclined': {
      const heading = event.data.isMove
        ? 'Your 1-on-1 session stays at its time'
        : 'None of your times works for us';
      return {
        subject: heading,
        preview: event.data.isMove
          ? 'None of the other times works for us.'
          : 'The request doesn’t count among your sessions.',
        heading,
        blocks: [
          text(
            event.data.isMove
              ? 'None of the other times you offered works for us.'
              : 'We couldn’t confirm your 1-on-1 session. It doesn’t count among this month’s sessions, so you can offer other times.',
          ),
          ...operatorsWords(session),
          ...sessionFacts(session),
          page,
        ],
      };
    }
    case 'coachingCanceled': {
      const isOwn = event.data.by === 'learner';
      const heading = isOwn
        ? 'You canceled your 1-on-1 session'
        : 'Your 1-on-1 session was canceled';
      return {
        subject: heading,
        preview: event.data.isCounted
          ? 'It counts among this month’s sessions.'
          : 'It doesn’t count among your sessions.',
        heading,
        blocks: [
          ...sessionFacts(session),
          text(
            event.data.isCounted
              ? 'It was less than 24 hours away, so it counts among this month’s sessions.'
              : `${isOwn ? '' : 'We’re sorry. '}It doesn’t count among your sessions${isOwn ? '' : ', so you can offer other times'}.`,
          ),
          ...operatorsWords(session),
          ...(startsAt === null ? [] : [text('The attached file removes it from your calendar.')]),
          page,
        ],
      };
    }
    case 'coachingLapsed': {
      const heading = event.data.isMove
        ? 'Your 1-on-1 session stays at its time'
        : 'We didn’t confirm your 1-on-1 session in time';
      return {
        subject: heading,
        preview: 'The other times you offered have passed.',
        heading,
        blocks: [
          text(
            event.data.isMove
              ? 'The other times you offered have passed, so nothing changed.'
              : 'We’re sorry. All three of your times have passed without an answer. The request doesn’t count among your sessions, so you can offer other times.',
          ),
          ...sessionFacts(session),
          page,
        ],
      };
    }
    case 'coachingUpcoming':
      return {
        subject: `Your 1-on-1 session: ${printInstant(event.data.startsAt, timeZone)}`,
        preview: 'It starts in 24 hours.',
        heading: 'Your 1-on-1 session starts in 24 hours',
        blocks: [
          ...sessionFacts(session),
          text(
            'Bring the one decision you want to talk about. If you cancel now, the session counts.',
          ),
          page,
        ],
      };
  }
}

/** Returns the operator's mail; undefined for what the operator did a moment ago and needs no word about. */
export function operatorCoachingMail(
  event: CoachingEvent,
  { session, origin, learner }: Facts & { learner: Contact },
): MailContent | undefined {
  const { timeZone, topic, startsAt } = session;
  const name = learner.name ?? learner.email;
  const link = (label: string) => action(label, `${origin}/answer#${sessionToken(session)}`);
  const who = facts(['Learner', name], ['Email', learner.email], ['Time zone', timeZone]);
  const about: MailBlock[] = [text('What they want to talk about:'), quote(topic)];
  const when: MailBlock[] = startsAt === null ? [] : [facts(...bothTimes(startsAt, timeZone))];
  const place: MailBlock[] = session.place === null ? [] : [facts(['Where', session.place])];
  switch (event.type) {
    case 'coachingRequested': {
      const offered = (session.offeredTimes ?? []).flatMap((time) => bothTimes(time, timeZone));
      const heading = event.data.isMove
        ? `${name} asks to move a 1-on-1 session`
        : `${name} asks for a 1-on-1 session`;
      return {
        subject: heading,
        preview: 'Confirm one of three times, or decline.',
        heading,
        blocks: [
          who,
          ...about,
          ...(event.data.isMove
            ? [text('Until you confirm another time, it stays at:'), ...when]
            : []),
          text('Offered times:'),
          facts(...offered),
          link('Choose a Time or Decline'),
          note(
            'The link works once and until the last of these times. Opening it changes nothing.',
          ),
        ],
      };
    }
    case 'coachingConfirmed':
      return {
        subject: `1-on-1 session with ${name}: ${printInstant(event.data.startsAt, timeZone)}`,
        preview: 'The calendar file is attached.',
        heading: event.data.isMove ? 'The session was moved' : 'The session is confirmed',
        blocks: [who, ...when, ...place, ...about, link('Cancel the Session')],
      };
    case 'coachingDeclined':
    case 'coachingLapsed':
      if (!event.data.isMove) return undefined;
      return {
        subject: `1-on-1 session with ${name} stays at its time`,
        preview: 'None of the other times was confirmed.',
        heading: 'The session stays at its time',
        blocks: [who, ...when, ...place, link('Cancel the Session')],
      };
    case 'coachingCanceled': {
      const heading =
        event.data.by === 'learner'
          ? `${name} canceled a 1-on-1 session`
          : 'You canceled a 1-on-1 session';
      const removes =
        startsAt === null ? [] : [text('The attached file removes it from your calendar.')];
      return {
        subject: heading,
        preview:
          startsAt === null ? 'No time was confirmed yet.' : printInstant(startsAt, timeZone),
        heading,
        blocks: [who, ...when, ...removes],
      };
    }
    case 'coachingUpcoming':
      return {
        subject: `In 24 hours: 1-on-1 session with ${name}`,
        preview: printInstant(event.data.startsAt, timeZone),
        heading: 'A 1-on-1 session starts in 24 hours',
        blocks: [who, ...when, ...place, ...about, link('Cancel the Session')],
      };
  }
}

/** The footer of a mail to the operator. */
export const OPERATOR_FOOTER = {
  reason: `You get this email because you answer the requests at ${site.name}.`,
  unsubscribe: null,
  settings: null,
};

const bothTimes = (time: string, timeZone: string) =>
  [
    ['Learner’s time', printInstant(time, timeZone)],
    ['UTC', printInstant(time, 'UTC')],
  ] as const;
