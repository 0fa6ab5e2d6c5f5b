/** Pages that exist, in the order of the header (specification section 2). */
export const navigationLinks = [
  { to: '/courses', text: 'Courses' },
  { to: '/pricing', text: 'Pricing' },
  { to: '/dashboard', text: 'Dashboard' },
] as const;
