/**
 * The operator's facts that any page may show: names, addresses and claims. The texts of a page are in its own file in `site/`, so that
 * only those of the open page are loaded.
 *
 * Source: rules/wording.md W1, W2, W3
 */
export interface SiteCopy {
  name: string;
  /** Public address, without a slash at the end; canonical and Open Graph links begin with it. */
  origin: string;
  description: string;
  contact: {
    email: string;
    /** `text` is printed, `number` is dialed. */
    phone: { text: string; number: string };
    hours: string;
  };
  instructor: InstructorCopy;
  /** `short` stands beside a button. */
  trial: { note: string; short: string };
}

export interface InstructorCopy {
  role: string;
  /** The idea behind the courses, in two sentences. */
  principle: string;
  /** The person, entered by the operator. Until then `/instructor` begins with how the courses are written, and tells nothing as this person's experience. */
  person: {
    name: string;
    portraitUrl: string;
    /** What they say to learners, in two or three sentences of their own. */
    greeting: string;
    biography: string;
    /** Degrees, positions and years, one a line. */
    background: readonly string[];
    /** Target of 'View LinkedIn Profile'; without an address the button is not shown. */
    linkedInUrl: string | null;
  } | null;
}

export const site: SiteCopy = {
  name: 'Due Course',
  origin: 'https://www.duecourse.example',
  description:
    'Courses for HR professionals: short lessons, decisions to practice on, and documents to take to work. Three days free.',
  contact: {
    email: 'support@duecourse.example',
    phone: { text: '(555) 010-0142', number: '+15550100142' },
    hours: 'Weekdays, 8AM–5PM',
  },
  instructor: {
    role: 'Chief HR officer',
    principle:
      'Policy tells you what is allowed. Judgment is knowing what you will be able to explain a year from now.',
    person: null,
  },
  trial: {
    note: '3 days, full access, no credit card required.',
    short: '3 days free, no card',
  },
};
