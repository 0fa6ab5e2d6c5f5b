import type { TitledText } from './copy.ts';

/** Texts of `/instructor`. What only a named person can say stands in `site.instructor.person`. Source: rules/wording.md W3. */
export const instructorPage = {
  title: 'Your instructor',
  intro:
    'Who answers for the courses, what they draw on, and how to talk about a case of your own.',
  /** Comes first while the operator has entered no person. */
  method: {
    title: 'How the courses are written',
    intro: 'Where they start, what they draw on, and how to talk about a case of your own.',
    author: 'One person stands behind them: a chief HR officer.',
    sample: {
      title: 'A document from a course',
      intro: 'Every template comes twice: to fill in, and filled in as an example.',
    },
  },
  biography: {
    title: 'How the courses are written',
    paragraphs: [
      'The courses start where the work starts: with a manager at the door, a thin file, a number that doesn’t add up. They follow decisions that have to be made with incomplete facts, explained to the people they affect, and defended when someone asks.',
      'So each lesson gives you words to say and write, a test to apply, and a case in which it goes wrong. Where the research is clear, you read what it found and who found it. Where it isn’t, you read that too.',
      'Country-specific rules are labeled and dated. Every figure names its source or is worked out on the page.',
    ],
  },
  background: { title: 'Background' },
  /** What the figures count, as printed below them. */
  stats: {
    title: 'The catalog in figures',
    courses: 'courses',
    hours: 'hours of learning',
    activities: 'scenarios, conversations, simulations, generators, mark-ups and skill checks',
    documents: 'documents to take to work',
  },
  expertise: {
    title: 'What the courses draw on',
    items: [
      {
        title: 'Employee relations',
        text: 'Investigations, discipline and complaints, from the first note to the appeal.',
      },
      {
        title: 'Talent',
        text: 'Structured selection, performance, succession and workforce planning.',
      },
      {
        title: 'Pay',
        text: 'Rewards strategy, salary structures and pay equity, with the arithmetic shown.',
      },
      {
        title: 'Labor relations',
        text: 'Preparation, bargaining, grievances and the relationship afterward.',
      },
      {
        title: 'Change and data',
        text: 'Organization development, people analytics, and technology that affects people.',
      },
      {
        title: 'Business partnering',
        text: 'Reading a business, making the case in its terms, and saying no when it matters.',
      },
    ] satisfies TitledText[],
  },
  philosophy: { title: 'The idea behind the courses' },
  session: {
    title: 'Talk through a case of your own',
    text: 'A 1-on-1 session is a working conversation about one decision. Leave out names and anything confidential. Executive plans include 2 sessions a month; Enterprise plans include as many as you need.',
  },
  buttons: {
    book: 'Book 1-on-1 Session',
    profile: 'View LinkedIn Profile',
    schedule: 'Schedule 1-on-1 Session',
    message: 'Send a Message',
  },
} as const;
