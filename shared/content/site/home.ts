import type { QuestionAndAnswer, TitledText } from './copy.ts';

export interface HomeCopy {
  eyebrow: string;
  headline: string;
  lead: string;
  sample: SampleDecision;
  reasons: { title: string; intro: string; items: readonly TitledText[] };
  practice: { title: string; intro: string; steps: readonly TitledText[] };
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
  plans: { title: string; intro: string };
  stories: { title: string; note: string; items: readonly { text: string; who: string }[] };
  closing: { title: string; text: string };
  trust: { title: string; intro: string; items: readonly TitledText[] };
  questions: { title: string; items: readonly QuestionAndAnswer[] };
}

/** One step of a scenario, to try on the home page. */
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
  lead: 'Short lessons, hard cases and documents you can use on Monday. For HR professionals who are asked to decide, advise and write it down.',
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
          'Six undated pages written after the decision read as a case built backwards. A reader cannot tell what Dana was told, or when, and will doubt even the parts that are true.',
      },
      {
        id: 'label',
        text: 'Keep them, labeled with today’s date and their sources, and ask what she was told and when.',
        isSound: true,
        verdict: 'This holds up',
        consequence:
          'A late note is worth something if it says that it is late. Date, source and reason let the next reader weigh it, and your question turns to the fact that decides: what Dana knew.',
      },
      {
        id: 'rewrite',
        text: 'Help the manager rewrite them as one entry per incident, with the dates they happened.',
        isSound: false,
        verdict: 'Never do this',
        consequence:
          'Entries dated to look as if written at the time are backdated records. Discovery of one destroys the file, the decision and your own credibility as a witness.',
      },
    ],
  },
  reasons: {
    title: 'Why HR professionals choose it',
    intro: 'Built for people who read policy for a living.',
    items: [
      {
        title: 'From the desk you sit at',
        text: 'Thirteen core courses follow HR work itself, from the employee lifecycle to the strategic business partner. Two more are about records alone.',
      },
      {
        title: 'Decisions, not slides',
        text: 'Each course puts you in front of a manager, an employee or an executive, and asks what you would do next.',
      },
      {
        title: 'Documents you keep',
        text: 'Checklists, templates and worksheets come with the lessons, ready to adapt to your own policies.',
      },
      {
        title: 'Sources you can check',
        text: 'Lessons name the law, the study or the framework they rest on, with the date it was last checked.',
      },
      {
        title: 'Hours that fit a working week',
        text: 'Most modules take an hour or so, practice at your own desk included. You stop anywhere, and go on where you left.',
      },
      {
        title: 'A certificate of completion',
        text: 'Finish every module and you earn a certificate of completion with the instruction hours on it.',
      },
    ],
  },
  practice: {
    title: 'How practice works',
    intro: 'One idea at a time, used at once.',
    steps: [
      {
        title: 'Read',
        text: 'A lesson opens with the situation, gives you the few ideas that matter and shows them in an illustrative case.',
      },
      {
        title: 'Decide',
        text: 'You stop twice in every lesson to apply it: a question to answer, a note to write, a choice to defend.',
      },
      {
        title: 'Take it to work',
        text: 'Each lesson ends with a task for your own workplace and the documents to do it with.',
      },
    ],
  },
  comparison: {
    title: 'How it compares',
    intro:
      'What each kind of training is usually good at. Providers differ; ask them the same questions.',
    columns: ['Course marketplaces', 'Exam preparation', 'University certificates'],
    rows: [
      {
        aspect: 'Written for',
        cells: ['Practicing HR professionals', 'Anyone', 'Exam candidates', 'Career changers'],
      },
      {
        aspect: 'You practice by',
        cells: ['Deciding cases', 'Watching videos', 'Answering test items', 'Writing papers'],
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
    note: 'Typical offers by kind of provider, in our own judgment.',
  },
  documentation: {
    title: 'The documentation series',
    intro: 'Most disputes are decided by what was written down. Two courses on writing it well.',
    bundle: {
      title: 'Both courses',
      text: 'Write fair everyday records first, then the ones that will be tested.',
    },
  },
  plans: {
    title: 'Plans',
    intro:
      'A plan opens every course of its levels, by the month. A course you buy on its own is yours to keep.',
  },
  stories: {
    title: 'What changes at work',
    note: 'Illustrative composites, not statements of real customers.',
    items: [
      {
        text: 'I used to collect complaints. Now I ask for dates, words and witnesses first, and half of the arguments end there.',
        who: 'HR generalist, hospitality group',
      },
      {
        text: 'The case exercises are uncomfortable in the right way. I recognized two of our own managers in the first one.',
        who: 'HR business partner, manufacturer',
      },
      {
        text: 'I took the retention schedule to our lawyer on Friday. She changed two lines. It was in force the week after.',
        who: 'Head of people, software company',
      },
    ],
  },
  closing: {
    title: 'Three days, every course, nothing to cancel.',
    text: 'Start with the course you need this week. If it is not for you, the trial simply ends.',
  },
  trust: {
    title: 'Trust and security',
    intro: 'We ask for little and keep it carefully.',
    items: [
      {
        title: 'Payment by a card payment provider',
        text: 'Card numbers go straight to the provider. They never reach our servers.',
      },
      {
        title: 'Your notes are yours',
        text: 'What you write in a course is visible to you alone.',
      },
      {
        title: 'Fair terms',
        text: 'Cancel within 24 hours of purchase for a full refund; exchange a course within 30 days for one of equal or lesser price.',
      },
      {
        title: 'No borrowed authority',
        text: 'We claim no approval by a certifying body that was not given. Certificates say what they are: certificates of completion.',
      },
    ],
  },
  questions: {
    title: 'Questions',
    items: [
      {
        question: 'What does the trial include?',
        answer:
          'Every course, in full, for 3 days. No credit card is required, and it ends by itself. Your notes and your progress stay.',
      },
      {
        question: 'How long do I keep a course I bought?',
        answer: 'For good. A single course is a one-time payment with lifetime access.',
      },
      {
        question: 'Is this legal advice?',
        answer:
          'No. It is education. Lessons name the rules of the United States and, where it helps, of other countries; check local law and ask qualified counsel before you act.',
      },
      {
        question: 'Which course should I start with?',
        answer:
          'New to HR: HR Foundations and the Employee Lifecycle. In the job already: the course named after your hardest conversation this month.',
      },
    ],
  },
};
