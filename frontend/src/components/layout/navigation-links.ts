/** Pages in the order of the header. */
export const navigationLinks = [
  { to: '/courses', text: 'Courses' },
  { to: '/pricing', text: 'Pricing' },
  { to: '/teams', text: 'Teams' },
  { to: '/credentials', text: 'Credentials' },
  { to: '/instructor', text: 'Instructor' },
  { to: '/dashboard', text: 'Dashboard' },
  { to: '/certificates', text: 'Certificates' },
] as const;
