/** Pages in the order of the header. */
export const visitorLinks = [
  { to: '/courses', text: 'Courses' },
  { to: '/pricing', text: 'Pricing' },
  { to: '/teams', text: 'Teams' },
  { to: '/credentials', text: 'Credentials' },
  { to: '/instructor', text: 'Instructor' },
  { to: '/dashboard', text: 'Dashboard' },
  { to: '/certificates', text: 'Certificates' },
] as const;

/** Those of the app, where a learner works. */
export const learnerLinks = [
  { to: '/dashboard', text: 'Dashboard' },
  { to: '/courses', text: 'Courses' },
  { to: '/paths', text: 'Paths' },
  { to: '/review', text: 'Review' },
  { to: '/certificates', text: 'Certificates' },
] as const;

/** What the menu of a phone has beside them. */
export const furtherLearnerLinks = [
  { to: '/pricing', text: 'Pricing' },
  { to: '/teams', text: 'Teams' },
  { to: '/account', text: 'Account' },
] as const;
