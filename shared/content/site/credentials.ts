import type { Figure, TitledText } from './copy.ts';

/** A claim, and what it rests on. */
export interface Claim extends Figure {
  /** What in the catalogue supports the figure; null: the operator must support it or change it before publishing. */
  basis: string | null;
}

/** `/credentials` (specification sections 2 and 9). */
export const credentialsPage = {
  title: 'What stands behind the courses',
  intro:
    'Where the content comes from, what we hold it to, how it is kept current, and what a certificate means.',
  /** The specification's figures. The catalogue holds 62 illustrative cases and 15 scenarios, so '500+' is the operator's to show. */
  claims: [
    { value: '15+', label: 'courses', basis: '15 courses' },
    { value: '500+', label: 'case studies', basis: null },
    {
      value: '18.5+',
      label: 'hours of interactive practice',
      basis: '20 hours of scenarios, document generators and skill checks',
    },
    { value: '50+', label: 'templates', basis: '124 resources and 16 document generators' },
  ] satisfies Claim[],
  authorities: {
    title: 'Content authority sources',
    intro:
      'Each lesson lists at least two authorities with their year, so that you can check what it says.',
    items: [
      {
        title: 'Professional bodies',
        text: 'SHRM’s Body of Applied Skills and Knowledge, HRCI’s exam content outlines and CIPD’s Profession Map set the scope.',
      },
      {
        title: 'Public bodies and regulators',
        text: 'Acas, the EEOC, the US Department of Labor, the ICO, the ILO and EU law set the rules that lessons refer to.',
      },
      {
        title: 'Standards',
        text: 'ISO standards on human resource management, compliance, risk and records.',
      },
      {
        title: 'Peer-reviewed research',
        text: 'Studies from journals of applied psychology, management and labor relations, named where a lesson leans on them.',
      },
    ] satisfies TitledText[],
  },
  quality: {
    title: 'Quality standards',
    /** Exactly the specification's standards. */
    standards: [
      '80% of content from authorities',
      'Case studies within 3 years',
      'Interactive elements every 10-15 minutes',
    ],
    items: [
      {
        title: 'No invented statistics',
        text: 'A figure stands beside its source or is worked out on the page. Cases are composites and say so.',
      },
      {
        title: 'Law is marked',
        text: 'Rules of one country or union stand in a box that begins with US, UK or EU and says when they were checked.',
      },
      {
        title: 'Feedback that teaches',
        text: 'Every choice in a scenario names its consequence, and every question explains why the best wrong answer is wrong.',
      },
      {
        title: 'Read twice',
        text: 'A second reader checks each course for facts and terms, and against the other courses. A program checks lengths, sources and answers.',
      },
    ] satisfies TitledText[],
  },
  maintenance: {
    title: 'How courses are kept current',
    items: [
      {
        title: 'When a law changes',
        text: 'The box that names it is checked again, and its date changes with it.',
      },
      {
        title: 'Every year',
        text: 'Each course is read again from end to end: sources, cases and wording.',
      },
      {
        title: 'Every 36 months',
        text: 'Skill checks are revised, and a badge is refreshed by passing the revised one.',
      },
    ] satisfies TitledText[],
  },
  certification: {
    title: 'Certification standards',
    items: [
      {
        title: 'Earned in full',
        text: 'A certificate can be claimed when all modules of a course are complete. An assessment module is complete only once its activities are passed.',
      },
      {
        title: 'Graded by the server',
        text: 'Pass marks lie between 70% and 80%. Answers and explanations are shown after handing in, never before.',
      },
      {
        title: 'Verifiable',
        text: 'Each certificate has a public page, and is an Open Badges 3.0 credential that anyone can check.',
      },
      {
        title: 'Honest about its worth',
        text: 'It is a certificate of completion. Its hours may count toward recertification; the certifying body decides.',
      },
    ] satisfies TitledText[],
  },
  disclaimer: {
    title: 'Legal disclaimer',
    paragraphs: [
      'Educational content, not legal advice. Check local law and consult qualified counsel.',
      'We are independent. Organizations are named as sources; naming them means neither that they reviewed a course nor that they approve of it. Their names and marks are their own.',
      'Cases are composites, for illustration. Any likeness to a person or a company is accidental.',
    ],
  },
  links: { courses: 'Browse Courses', pricing: 'See Plans' },
} as const;
