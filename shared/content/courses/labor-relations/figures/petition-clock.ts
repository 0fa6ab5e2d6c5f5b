import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'petition-clock',
  type: 'timeline',
  title: 'Three of the four papers are due within twelve days of the notice.',
  description:
    'A timeline of days after the notice of hearing is served. Day 0 service, day 4 notice of petition posted and mailed, day 7 statement of position, day 8 hearing or agreement, day 12 list of voters, days 22 to 28 notice of election, day 28 vote, day 35 last day for objections.',
  unitName: 'Days after the notice of hearing is served',
  events: [
    { at: 0, when: 'Thu, March 5', text: 'Notice of hearing served: the clock starts' },
    {
      at: 4,
      when: 'Mon, March 9',
      text: 'Notice of petition posted and e-mailed: 2 business days',
    },
    { at: 7, when: 'Thu, March 12', text: 'Statement of position with list of employees: 7 days' },
    {
      at: 8,
      when: 'Fri, March 13',
      text: 'Hearing would open: 8 days; here an agreement is approved',
    },
    { at: 12, when: 'Tue, March 17', text: 'List of voters to region and union: 2 business days' },
    {
      at: 22,
      until: 28,
      when: 'From Fri, March 27',
      text: 'Notice of election hangs 3 full working days',
    },
    { at: 28, when: 'Thu, April 2', text: 'Vote and tally' },
    { at: 35, when: 'Thu, April 9', text: 'Last day for objections: 5 business days' },
  ],
  note: 'Composite: the case of this lesson in 2026, each paper on its last day.',
});
