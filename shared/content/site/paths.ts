/** Texts of `/paths`. The courses of a path are those of `learning-paths.ts`. Source: rules/wording.md W32 */

export interface RolePath {
  /** The part of the page's address after `#`. */
  id: string;
  /** What someone would say of themselves. */
  title: string;
  /** Name of a learning path. */
  path: string;
  text: string;
}

export const pathsPage = {
  title: 'Learning paths',
  intro:
    'Pick the sentence that fits you. Each path lists courses in the order in which they build on each other; start anywhere you like.',
  /** The first three are on the home page. */
  roles: [
    {
      id: 'new-to-hr',
      title: 'I am new to HR',
      path: 'HR Coordinator to Generalist',
      text: 'The lifecycle, the rules, records that hold up, fair hiring and honest feedback.',
    },
    {
      id: 'business-partner',
      title: 'I am becoming a business partner',
      path: 'HR Business Partner',
      text: 'From performance and hard cases to diagnosis, data and a seat at the table.',
    },
    {
      id: 'team-lead',
      title: 'I lead a team',
      path: 'Talent Leader',
      text: 'Hire well, grow people, plan the workforce and have successors ready.',
    },
    {
      id: 'employee-relations',
      title: 'I handle conflict and complaints',
      path: 'Employee Relations Specialist',
      text: 'Records first, then performance, investigations, discipline and labor relations.',
    },
    {
      id: 'chro',
      title: 'I am heading for the top HR job',
      path: 'Aspiring CHRO (all expert)',
      text: 'All seven expert courses, from workforce strategy to the business partner’s capstone.',
    },
  ] satisfies RolePath[],
  /** Printed beside the total price of a path. */
  inPlan: (plan: string, price: string) => `or all included in ${plan}, ${price} a month`,
  closing: {
    title: 'Not sure where to begin?',
    text: 'Start with the course that matches your hardest conversation this month. The trial opens all of them.',
  },
} as const;
