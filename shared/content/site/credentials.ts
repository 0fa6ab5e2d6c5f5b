import type { TitledText } from './copy.ts';

/** Texts of `/credentials`. Source: rules/wording.md W1 */
export const credentialsPage = {
  title: 'How we build and check our courses',
  intro:
    'Where the content comes from, the standards it meets, how it stays current, and what a certificate means.',
  /** What the figures count, as printed below them; the catalog gives the numbers. */
  claims: {
    title: 'The catalog in figures',
    courses: 'courses',
    practice: 'hours of interactive practice',
    templates: 'templates, worksheets and worked files',
    /** A number that only the operator can support; null is not shown. */
    caseStudies: { value: null as string | null, label: 'case studies' },
  },
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
        text: 'Every choice in a scenario shows its consequence. After a pass, every question explains why the most tempting wrong answer is wrong.',
      },
      {
        title: 'Nothing to guess',
        text: 'Skill checks draw from banks at least three times as long as the check. Right and wrong answers are equally long and equally well argued; software measures it before a course is published.',
      },
    ] satisfies TitledText[],
  },
  maintenance: {
    title: 'How courses are kept current',
    items: [
      {
        title: 'Each box has its own date',
        text: 'A box about local law says when it was last checked, names its source, and says so where the source itself could not be read.',
      },
      {
        title: 'When a law changes',
        text: 'We check the boxes that name it again and update their dates.',
      },
      {
        title: 'What you bought stays current',
        text: 'A course you own or have in your plan always opens in its newest edition.',
      },
    ] satisfies TitledText[],
  },
  certification: {
    title: 'Certification standards',
    items: [
      {
        title: 'Earned in full',
        text: 'You can claim a certificate when all modules of a course are complete. A module with activities is complete only once you have done all of them.',
      },
      {
        title: 'Graded by the server',
        text: 'Scenarios, conversations, simulations, mark-ups and skill checks have pass marks between 70% and 80%. Each attempt at a check asks different questions, each at a mark-up has another document, and answers and points appear only after you pass. Documents are completed, not graded: a certificate says “2 graded activities and 1 document”.',
      },
      {
        title: 'Verifiable',
        text: 'Each certificate has a public page and is a signed Open Badges 3.0 credential that anyone can check, without an account.',
      },
      {
        title: 'Readable by other software',
        text: 'Each is signed twice, as a token and as linked data, so wallets and HR systems of both kinds read it. Together they form a Comprehensive Learner Record 2.0.',
      },
      {
        title: 'Honest about its value',
        text: 'It’s a certificate of completion. Its hours may count toward recertification; the certifying body decides.',
      },
    ] satisfies TitledText[],
  },
  areas: {
    title: 'Areas that courses are mapped to',
    intro:
      'Certificates link here: each area has its own address, so software can tell them apart. The mapping is our own; the bodies did not review it.',
  },
  disclaimer: {
    title: 'Legal disclaimer',
    paragraphs: [
      'Educational content, not legal advice. Check local law and consult qualified counsel.',
      'We are independent. We name organizations as sources; that doesn’t mean they reviewed or approved a course. Their names and marks belong to them.',
      'Cases are illustrative composites. Any resemblance to a real person or company is coincidental.',
    ],
  },
  links: { courses: 'Browse Courses', pricing: 'See Plans', verify: 'Verify a certificate' },
} as const;
