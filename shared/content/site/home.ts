import type { QuestionAndAnswer, TitledText } from './copy.ts';
import { windowTexts } from './purchase-windows.ts';

export interface HomeCopy {
  eyebrow: string;
  headline: string;
  lead: string;
  sample: SampleDecision;
  reasons: { title: string; intro: string; items: readonly TitledText[] };
  practice: { title: string; intro: string; steps: readonly TitledText[] };
  certificate: { title: string; intro: string };
  comparison: {
    title: string;
    intro: string;
    columns: readonly string[];
    rows: readonly { aspect: string; cells: readonly string[] }[];
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
  stories: { title: string; note: string; items: readonly { text: string; who: string }[] };
  closing: { title: string; text: string };
  trust: { title: string; intro: string; items: readonly TitledText[] };
  questions: { title: string; items: readonly QuestionAndAnswer[] };
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
        title: 'Built around your working day',
        text: 'Thirteen core courses follow the work of HR, from the employee lifecycle to the strategic business partner. Two more are all about documentation.',
      },
      {
        title: 'Decisions, not slides',
        text: 'Each course puts you in front of a manager, an employee or an executive and asks what you would do next.',
      },
      {
        title: 'Documents you keep',
        text: 'Lessons come with checklists, templates and worksheets that you can adapt to your own policies.',
      },
      {
        title: 'Sources you can check',
        text: 'Lessons name the laws, studies and frameworks they rely on. Notes on local law show when they were last checked.',
      },
      {
        title: 'Fits into a working week',
        text: 'Most modules take about an hour, including practice at your own desk. Stop anywhere and pick up where you left off.',
      },
      {
        title: 'A certificate of completion',
        text: 'Finish every module to earn a certificate of completion that shows your instruction hours.',
      },
    ],
  },
  practice: {
    title: 'How practice works',
    intro: 'One idea at a time, put to use right away.',
    steps: [
      {
        title: 'Read',
        text: 'Each lesson starts with a situation, gives you the few ideas that matter, and shows them at work in an illustrative case.',
      },
      {
        title: 'Decide',
        text: 'Every lesson pauses twice so you can apply it: a question to answer, a note to write, a choice to defend.',
      },
      {
        title: 'Take it to work',
        text: 'Each lesson ends with a task for your own workplace and the documents you need for it.',
      },
    ],
  },
  certificate: {
    title: 'A certificate you can hang up',
    intro:
      'It states the hours, the skills and the graded work behind it. It is signed, so anyone can verify it on its own page, and LinkedIn’s form opens with every field filled in.',
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
    intro: 'Most disputes come down to what was written. Two courses teach you to write it well.',
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
      'A monthly plan gives you every course at its levels. A course you buy separately is yours to keep.',
  },
  stories: {
    title: 'What changes at work',
    note: 'Illustrative composites, not statements from real customers.',
    items: [
      {
        text: 'I used to collect complaints. Now I ask for dates, exact words and witnesses first, and half the arguments end there.',
        who: 'HR generalist, hospitality group',
      },
      {
        text: 'The case exercises are uncomfortable in the right way. I recognized two of our own managers in the first one.',
        who: 'HR business partner, manufacturer',
      },
      {
        text: 'I took the retention schedule to our lawyer on Friday. She changed two lines, and it took effect the following week.',
        who: 'Head of people, software company',
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
        title: 'Payment by a card payment provider',
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
        title: 'No borrowed authority',
        text: 'We never claim approval that a certifying body hasn’t given. Our certificates are what they say: certificates of completion.',
      },
    ],
  },
  questions: {
    title: 'Questions',
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
