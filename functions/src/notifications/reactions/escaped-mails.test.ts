import fc from 'fast-check';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import { expect, test } from 'vitest';
import { EVENT_DATA, EVENT_TYPES, type EventType } from '#events/domain-events.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { invitationMail } from '#teams/invitations/invitation-mail.ts';
import { SAMPLE_EVENTS } from '#testing/notifications/sample-events.ts';
import { withName } from '../notification-content.ts';
import { mailOfEvent } from './event-mails.ts';
import { mailEnd } from './mail-footer.ts';
import { notificationText } from './notification-texts.ts';

const ORIGIN = 'https://learn.example.org';
/** Fields that a person or the content fills; the others are ids, times and addresses of ours. */
const TYPED =
  /^(title|oldTitle|newTitle|courseTitle|tierName|message|actionLabel|changes|courseTitles)$/;

/** Puts a text into every field of an event that is typed. */
function withText(value: unknown, text: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withText(item, text, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, withText(field, text, name)]),
    );
  }
  return typeof value === 'string' && TYPED.test(key) ? text : value;
}

function htmlOf(type: EventType, text: string): string | undefined {
  const data = EVENT_DATA[type].parse(withText(SAMPLE_EVENTS[type], text)) as never;
  const courseTitleOf = () => text;
  const notification = notificationText({ type, data }, { timeZone: 'UTC', courseTitleOf });
  if (!notification) return undefined;
  const facts = {
    name: text,
    timeZone: 'UTC',
    origin: ORIGIN,
    at: '2026-11-22T09:00:00.000Z',
    courseTitleOf,
    ownerName: text,
    noteOf: () => text,
    memberOf: () => text,
  };
  const { footer } = mailEnd(notification.type, { userId: 'u1', unsubscribeKey: 'k' }, ORIGIN);
  return composeMail(mailOfEvent({ type, data }, withName(notification, text), facts), footer).html;
}

const marks = (html: string) => html.replaceAll(/[^<>"]/g, '');

// Source: rules/notifications.md N10
test('No text that a person typed changes the structure of a mail', () => {
  const typed = fc
    .tuple(fc.string(), fc.string())
    .map(([before, after]) => `${before}<a href="x">'${after}</a><script>%TEXT%&`);
  fc.assert(
    fc.property(fc.constantFrom(...EVENT_TYPES), typed, (type, text) => {
      const [harmless, hostile] = [htmlOf(type, 'x'), htmlOf(type, text)];
      expect(marks(hostile ?? '')).toBe(marks(harmless ?? ''));
    }),
    propertyRuns(300),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const mail = (typedText: string) =>
        invitationMail({
          to: 'ada@example.org',
          from: { name: typedText, email: typedText },
          tierName: typedText,
          link: `${ORIGIN}/join#token`,
        }).html!;
      expect(marks(mail(text))).toBe(marks(mail('x')));
    }),
    propertyRuns(50),
  );
});
