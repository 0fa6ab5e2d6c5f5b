import { site } from '#site.ts';
import type { Figure, TitledText } from './copy.ts';

/** Texts of `/instructor`. Read by tests only until the page is built. Source: rules/wording.md W3. */
export const instructorPage = {
  title: 'Your instructor',
  intro: site.instructor.role,
  biography: {
    title: 'One teacher, throughout',
    paragraphs: [
      site.instructor.biography,
      'The courses start where the work starts: with a manager at the door, a thin file, a number that doesn’t add up. They come from decisions that had to be made with incomplete facts, explained to the people they affected, and defended when someone asked.',
      'So each lesson gives you words to say and write, a test to apply, and a case in which it goes wrong. Where the research is clear, you read what it found and who found it. Where it isn’t, you read that too.',
    ],
  },
  credentials: {
    title: 'Background',
    items: [
      'Chief HR officer',
      'MBA',
      '25+ years of large-company experience',
      'Author of all 15 courses, their cases and their documents',
    ],
  },
  /** Counts of the catalog; a test compares them. */
  stats: [
    { value: '25+', label: 'years in large companies' },
    { value: '15', label: 'courses written' },
    { value: '46', label: 'scenarios, generators and skill checks' },
    { value: '124', label: 'documents to take to work' },
  ] satisfies Figure[],
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
  philosophy: { title: 'The idea behind the courses', quote: site.instructor.quote },
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
