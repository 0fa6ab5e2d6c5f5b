import type { Figure, TitledText } from './copy.ts';

/** A claim and its basis. */
export interface Claim extends Figure {
  /** What supports the figure in the catalog. If null, the operator must support or change it before publishing. */
  basis: string | null;
}

/** Texts of `/credentials`. Read by tests only until the page is built. Source: rules/wording.md W1. */
export const credentialsPage = {
  title: 'What stands behind the courses',
  intro:
    'Where the content comes from, the standards it meets, how it stays current, and what a certificate means.',
  /** The catalog has 62 illustrative cases and 15 scenarios, so '500+' needs a basis from the operator. */
  claims: [
    { value: '15+', label: 'courses', basis: '15 courses' },
    { value: '500+', label: 'case studies', basis: null },
    {
      value: '14+',
      label: 'hours of interactive practice',
      basis: '14.8 hours of scenarios, document generators and skill checks',
    },
    { value: '50+', label: 'templates', basis: '124 resources and 16 document generators' },
  ] satisfies Claim[],
  authorities: {
    title: 'Content authority sources',
    intro:
      'Each lesson lists at least two authorities and their year, so you can check what it says.',
    items: [
      {
        title: 'Professional bodies',
        text: 'SHRM’s Body of Applied Skills and Knowledge, HRCI’s exam content outlines and CIPD’s Profession Map set the scope.',
      },
      {
        title: 'Public bodies and regulators',
        text: 'Lessons refer to rules from Acas, the EEOC, the US Department of Labor, the ICO, the ILO and EU law.',
      },
      {
        title: 'Standards',
        text: 'ISO standards on human resource management, compliance, risk and records.',
      },
      {
        title: 'Peer-reviewed research',
        text: 'Studies from journals of applied psychology, management and labor relations, cited where a lesson relies on them.',
      },
    ] satisfies TitledText[],
  },
  quality: {
    title: 'Quality standards',
    standards: [
      '80% of content from authorities',
      'Case studies within 3 years',
      'Interactive elements every 10-15 minutes',
    ],
    items: [
      {
        title: 'No invented statistics',
        text: 'Every figure names its source or is worked out on the page. Cases are composites and say so.',
      },
      {
        title: 'Local law is marked',
        text: 'Rules of a single country or the EU are in a box labeled US, UK or EU that says when they were checked.',
      },
      {
        title: 'Feedback that teaches',
        text: 'Every choice in a scenario shows its consequence, and every question explains why the most tempting wrong answer is wrong.',
      },
      {
        title: 'Reviewed twice',
        text: 'A second reader checks each course for facts, terms and consistency with the other courses. Software checks lengths, sources and answers.',
      },
    ] satisfies TitledText[],
  },
  maintenance: {
    title: 'How courses are kept current',
    items: [
      {
        title: 'When a law changes',
        text: 'We check the box that names it again and update its date.',
      },
      {
        title: 'Every year',
        text: 'We review each course from start to finish: sources, cases and wording.',
      },
      {
        title: 'Every 36 months',
        text: 'We revise the skill checks. Passing the revised one renews the badge.',
      },
    ] satisfies TitledText[],
  },
  certification: {
    title: 'Certification standards',
    items: [
      {
        title: 'Earned in full',
        text: 'You can claim a certificate when all modules of a course are complete. An assessment module is complete only after you pass its activities.',
      },
      {
        title: 'Graded by the server',
        text: 'Passing scores are between 70% and 80%. Answers and explanations appear after you submit, never before.',
      },
      {
        title: 'Verifiable',
        text: 'Each certificate has a public page and is an Open Badges 3.0 credential that anyone can check.',
      },
      {
        title: 'Honest about its value',
        text: 'It’s a certificate of completion. Its hours may count toward recertification; the certifying body decides.',
      },
    ] satisfies TitledText[],
  },
  disclaimer: {
    title: 'Legal disclaimer',
    paragraphs: [
      'Educational content, not legal advice. Check local law and consult qualified counsel.',
      'We are independent. We name organizations as sources; that doesn’t mean they reviewed or approved a course. Their names and marks belong to them.',
      'Cases are illustrative composites. Any resemblance to a real person or company is coincidental.',
    ],
  },
  links: { courses: 'Browse Courses', pricing: 'See Plans' },
} as const;
