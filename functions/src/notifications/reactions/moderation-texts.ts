import { site } from '@learning/content/site';
import type { EventData } from '#events/domain-events.ts';
import { action, note, quote, text } from '#mail/mail-content.ts';
import type { MailWriters } from './event-mails.ts';
import type { Texts } from './notification-texts.ts';

type Decision = EventData<'reviewModerated'>;

/** What a decision about a review means, in the words of its author's notification and mail. Source: rules/notifications.md N28 */
const OUTCOMES: Record<
  Decision['state'],
  { title: (course: string) => string; message: string; next: string }
> = {
  held: {
    title: (course) => `We’re looking at your review of “${course}”`,
    message: 'Until we have decided, only you see it, and its stars don’t count.',
    next: 'You can change or delete it meanwhile.',
  },
  hidden: {
    title: (course) => `Your review of “${course}” is not shown`,
    message: 'Only you see it now, and its stars don’t count.',
    next: 'You can change it, and we’ll look at it again, or delete it.',
  },
  published: {
    title: (course) => `Your review of “${course}” is shown again`,
    message: 'Everyone can read it, and its stars count.',
    next: '',
  },
};

const PHOTO_REMOVED = {
  title: 'We removed your profile photo',
  next: 'You can choose another one at any time.',
};

const OBJECTION = note(
  `Do you think we’re wrong? Write to ${site.contact.email} and say why. A person reads it and decides again.`,
);

export const MODERATION_TEXTS = {
  reviewModerated: ({ courseId, courseTitle, state, statement }) => ({
    type: 'moderation',
    title: OUTCOMES[state].title(courseTitle),
    message: `${OUTCOMES[state].message}${statement === '' ? '' : ` Our reason: ${statement}`}`,
    actionUrl: `/course/${courseId}`,
    actionLabel: 'View Your Review',
  }),
  photoRemoved: ({ statement }) => ({
    type: 'moderation',
    title: PHOTO_REMOVED.title,
    message: `Our reason: ${statement} ${PHOTO_REMOVED.next}`,
    actionUrl: '/account',
    actionLabel: 'View Your Account',
  }),
} satisfies Partial<Texts>;

export const MODERATION_MAILS: MailWriters = {
  reviewModerated: ({ courseId, courseTitle, state, statement }, { origin }) => {
    const { title, message, next } = OUTCOMES[state];
    const heading = title(courseTitle);
    return {
      subject: heading,
      preview: message,
      heading,
      blocks: [
        text(message),
        ...(statement === '' ? [] : [text('Our reason:'), quote(statement)]),
        ...(next === '' ? [] : [text(next)]),
        action('View Your Review', `${origin}/course/${courseId}`),
        ...(state === 'published' ? [] : [OBJECTION]),
      ],
    };
  },
  photoRemoved: ({ statement }, { origin }) => ({
    subject: PHOTO_REMOVED.title,
    preview: PHOTO_REMOVED.next,
    heading: PHOTO_REMOVED.title,
    blocks: [
      text('Our reason:'),
      quote(statement),
      text(PHOTO_REMOVED.next),
      action('View Your Account', `${origin}/account`),
      OBJECTION,
    ],
  }),
};
