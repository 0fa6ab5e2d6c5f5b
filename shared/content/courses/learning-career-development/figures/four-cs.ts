import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'four-cs',
  type: 'sorter',
  title: 'Many programs stop after the first of the four Cs.',
  description: 'Seven things that happen in the first weeks. Sort them into Bauer’s four Cs.',
  note: 'Bauer’s four Cs, SHRM Foundation (2010).',
  bins: ['Compliance', 'Clarification', 'Culture', 'Connection'],
  cases: [
    {
      text: 'The safety module that the law requires',
      bin: 'Compliance',
      reason: 'Rules and access come first, and should stay short.',
    },
    {
      text: 'One page: outcomes, decisions, limits',
      bin: 'Clarification',
      reason: '“I know what good looks like and what I decide.”',
    },
    {
      text: '“Ask Ngozi how month-end will affect your first order.”',
      bin: 'Connection',
      reason: 'An introduction with a purpose.',
    },
    {
      text: 'A story about how this team disagrees',
      bin: 'Culture',
      reason: 'How things are really done here.',
    },
    {
      text: 'Login, badge and pay details',
      bin: 'Compliance',
      reason: 'Needed on day one, and only the beginning.',
    },
    {
      text: 'A buddy who does not report on performance',
      bin: 'Connection',
      reason: 'Someone for questions one would not ask the manager.',
    },
  ],
});
