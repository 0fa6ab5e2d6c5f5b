/**
 * The operator's own copy: names, addresses, claims and marketing texts. Change it here; no screen repeats it.
 * Defaults: specification sections 1, 2 and 9. Competitors are named by kind, never by company (DECISIONS section 7).
 *
 * This file holds what every page shows, and the home page. Each other page has a file of its own in `site/`, so that a visitor
 * loads the texts of the page that is opened only.
 */
import { home, type HomeCopy } from './site/home.ts';

export interface SiteCopy {
  name: string;
  /** Public address, without a slash at the end; canonical and Open Graph links begin with it. */
  origin: string;
  description: string;
  contact: {
    email: string;
    /** As printed, and as dialled. */
    phone: { text: string; number: string };
    hours: string;
  };
  instructor: {
    role: string;
    biography: string;
    quote: string;
    facts: readonly string[];
    /** Where 'View LinkedIn Profile' leads; without an address there is no such button. */
    linkedInUrl: string | null;
  };
  trial: { note: string };
  home: HomeCopy;
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
    role: 'Chief HR officer, MBA',
    biography:
      'Every course is written and taught by one person: a chief HR officer with an MBA and more than 25 years of large-company experience. You hear one voice, one standard of evidence and one view of what a fair process looks like.',
    quote:
      'Policy tells you what is allowed. Judgment is knowing what you will be able to explain a year from now.',
    facts: ['25+ years in large companies', 'Chief HR officer', 'MBA'],
    linkedInUrl: null,
  },
  trial: { note: '3 days, full access, no credit card required.' },
  home,
};
