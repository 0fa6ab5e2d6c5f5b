import type { QuestionAndAnswer, TitledText } from './copy.ts';
import { windowTexts } from './purchase-windows.ts';

export interface HomeCopy {
  eyebrow: string;
  headline: string;
  lead: string;
  sample: SampleDecision;
  reasons: { title: string; intro: string; items: readonly TitledText[] };
  /** A page of the player with the beginning of a real lesson. */
  lesson: { title: string; intro: string; caption: string; link: string };
  practice: { title: string; steps: readonly TitledText[] };
  /** A real template, to fill in and filled in. */
  document: { title: string; intro: string; before: string; after: string };
  paths: { title: string; intro: string; link: string };
  courses: { title: string; intro: string; link: string };
  certificate: { title: string; intro: string; link: string };
  comparison: {
    title: string;
    intro: string;
    columns: readonly string[];
    /** `needsPerson`: holds only for an instructor whom the operator has named. */
    rows: readonly { aspect: string; cells: readonly string[]; needsPerson?: boolean }[];
    note: string;
  };
  documentation: {
    title: string;
    intro: string;
    bundle: TitledText;
  };
  /** Who answers for the courses, while the operator has entered no person. */
  authorship: { title: string; text: string; link: string };
  plans: { title: string; intro: string };
  /** What learners will do differently: statements of ours, and no quotations. */
  stories: { title: string; note: string; items: readonly TitledText[] };
  closing: { title: string; text: string };
  trust: { title: string; intro: string; items: readonly TitledText[] };
  questions: { title: string; intro: string; items: readonly QuestionAndAnswer[] };
}

/** A decision to try on the home page. */
export interface SampleDecision {
  courseTitle: string;
  courseId: number;
  situation: string;
  question: string;
  choices: readonly {
    id: string;
    text: string;
    isSound: boolean;
    verdict: string;
    consequence: string;
  }[];
}

export const home: HomeCopy = {
  eyebrow: 'Professional development for HR',
  headline: 'Make HR decisions that hold up.',
  lead: 'Short lessons, hard cases and documents you can use on Monday. For HR professionals who have to decide, advise and put it in writing.',
  sample: {
    courseTitle: 'HR Documentation Essentials',
    courseId: 14,
    situation:
      '“I need to let Dana go. It has been a problem for a year.” The manager sends you six pages of notes on her lateness. Every page was typed last night.',
    question: 'What do you do with the notes?',
    choices: [
      {
        id: 'file',
        text: 'File them as they are. They are the only record there is.',
        isSound: false,
        verdict: 'This will hurt you later',
        consequence:
          'Six undated pages written after the decision look like a case built backward. A reader can’t tell what Dana was told, or when, and will doubt even the parts that are true.',
      },
      {
        id: 'label',
        text: 'Keep them, labeled with today’s date and their sources, and ask what she was told and when.',
        isSound: true,
        verdict: 'This holds up',
        consequence:
          'A late note is still useful if it says that it’s late. Date, source and reason let the next reader weigh it, and your question goes to the fact that matters most: what Dana knew.',
      },
      {
        id: 'rewrite',
        text: 'Help the manager rewrite them as one entry per incident, with the dates they happened.',
        isSound: false,
        verdict: 'Never do this',
        consequence:
          'Entries dated to look as if they were written at the time are backdated records. If even one is discovered, it destroys the file, the decision and your credibility as a witness.',
      },
    ],
  },
  reasons: {
    title: 'Why HR professionals choose Due Course',
    intro: 'Built for people who read policy for a living.',
    items: [
      {
        title: 'Decisions, not slides',
        text: 'Each course puts you in front of a manager, an employee or an executive and asks what you would do next.',
      },
      {
        title: 'Sources you can check',
        text: 'Lessons name the laws, studies and frameworks they rely on. Notes on local law show when they were last checked.',
      },
      {
        title: 'Fits your workweek',
        text: 'Most modules take about an hour, including practice at your own desk. Stop anywhere and pick up where you left off.',
      },
      {
        title: 'Follows the work of HR',
        text: 'Thirteen core courses, from the employee lifecycle to the strategic business partner, and two on documentation.',
      },
    ],
  },
  lesson: {
    title: 'Inside a lesson',
    intro:
      'One idea at a time, put to use right away: read, stop to apply it to a case of your own, and take the document to work.',
    caption: 'The player, with the first lines of a lesson',
    link: 'Read this lesson free',
  },
  practice: {
    title: 'How practice works',
    steps: [
      {
        title: 'Read',
        text: 'A situation, the few ideas that matter, and an illustrative case.',
      },
      {
        title: 'Decide',
        text: 'Every lesson pauses twice for a question to answer or a choice to defend.',
      },
      {
        title: 'Take it to work',
        text: 'A task for your own workplace, with the documents you need for it.',
      },
    ],
  },
  document: {
    title: 'Documents you can use on Monday',
    intro:
      'Every template comes twice: to fill in, and filled in as an example. This is the one for a talk worth remembering.',
    before: 'To fill in',
    after: 'Filled in',
  },
  paths: {
    title: 'Find your starting point',
    intro: 'Courses in the order in which they build on each other.',
    link: 'All paths',
  },
  courses: {
    title: 'Courses to start with',
    intro: 'The three we would choose, and a short series on documentation.',
    link: 'Browse all courses',
  },
  certificate: {
    title: 'A certificate you can hang up',
    intro:
      'It states the hours and the graded work behind it. It is signed, so anyone can verify it on its own page.',
    link: 'Verify a certificate',
  },
  comparison: {
    title: 'How it compares',
    intro:
      'What each kind of training usually does well. Providers differ, so ask them the same questions.',
    columns: ['Course marketplaces', 'Exam preparation', 'University certificates'],
    rows: [
      {
        aspect: 'Written for',
        cells: ['Practicing HR professionals', 'Anyone', 'Exam candidates', 'Career changers'],
      },
      {
        aspect: 'You practice by',
        cells: ['Deciding cases', 'Watching videos', 'Answering test questions', 'Writing papers'],
      },
      {
        aspect: 'Templates for your own use',
        cells: ['In every module', 'Sometimes', 'Rarely', 'Rarely'],
      },
      {
        aspect: 'One accountable teacher',
        needsPerson: true,
        cells: ['Yes, throughout', 'Differs by course', 'Usually not named', 'Differs by term'],
      },
      {
        aspect: 'Before you pay',
        cells: ['3 days, all courses', 'Short previews', 'Sample questions', 'A brochure'],
      },
      {
        aspect: 'After you buy a course',
        cells: ['Lifetime access', 'Usually long', 'Until the exam', 'Until the term ends'],
      },
    ],
    note: 'Our own assessment of typical offers for each kind of provider.',
  },
  documentation: {
    title: 'The documentation series',
    intro: 'Most disputes come down to what was written.',
    bundle: {
      title: 'Both courses',
      text: 'First write fair everyday records, then the ones that will be challenged.',
    },
  },
  authorship: {
    title: 'Written to be checked',
    text: 'Every lesson names its sources with their dates. Rules of one country are marked as such and say when they were checked. Where research is thin, the lesson says so.',
    link: 'How the courses are written',
  },
  plans: {
    title: 'Plans',
    intro:
      'A plan gives you every course at its levels. A course you buy separately is yours to keep.',
  },
  stories: {
    title: 'What you will do differently',
    note: 'What changes in your working day.',
    items: [
      {
        title: 'When someone complains',
        text: 'You ask for dates, exact words and witnesses before anyone argues about what it means.',
      },
      {
        title: 'When a manager wants a warning',
        text: 'You ask what was expected, who said so, and what has changed, and often the warning turns into a talk.',
      },
      {
        title: 'When counsel calls',
        text: 'You send a file that shows what was known, when, and how it was decided, in the order in which it happened.',
      },
    ],
  },
  closing: {
    title: 'Three days, every course, nothing to cancel.',
    text: 'Start with the course you need this week. If it isn’t for you, the trial simply ends.',
  },
  trust: {
    title: 'Trust and security',
    intro: 'We ask for little, and we take good care of it.',
    items: [
      {
        title: 'Secure card payments',
        text: 'Card numbers go straight to the provider and never reach our servers.',
      },
      {
        title: 'Your notes are yours',
        text: 'Only you can see the notes you write in a course.',
      },
      {
        title: 'Fair terms',
        text: `Cancel within ${windowTexts.cancellation} of purchase for a full refund, or exchange a course within ${windowTexts.exchange} for one of equal or lesser price.`,
      },
      {
        title: 'No borrowed credentials',
        text: 'We never claim approval that a certifying body hasn’t given. Our certificates are what they say: certificates of completion.',
      },
    ],
  },
  questions: {
    title: 'Questions',
    intro: 'What most people ask before they start.',
    items: [
      {
        question: 'What does the trial include?',
        answer:
          'Full access to every course for 3 days. No credit card is required, and it ends automatically. Your notes and progress stay.',
      },
      {
        question: 'How long do I keep a course I bought?',
        answer: 'It’s yours to keep. You pay for a course once and have lifetime access.',
      },
      {
        question: 'Is this legal advice?',
        answer:
          'No, it’s education. Lessons name rules of the United States and, where it helps, of other countries. Check local law and ask qualified counsel before you act.',
      },
      {
        question: 'Which course should I start with?',
        answer:
          'If you’re new to HR, start with HR Foundations and the Employee Lifecycle. If you’re already in the job, pick the course that matches your hardest conversation this month.',
      },
    ],
  },
};
