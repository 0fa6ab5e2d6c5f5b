import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'informal-or-formal',
  type: 'sorter',
  title: 'One closed gate is enough to make it formal.',
  description:
    'Five concerns. Informal resolution is open only if a reminder would be enough, no sign of harm or discrimination is there, both agree as equals, and it is the first concern.',
  note: 'The cases are composite.',
  bins: ['Informal', 'Formal assessment'],
  cases: [
    {
      text: 'Two analysts argue over a shared desk; both want a quick talk.',
      bin: 'Informal',
      reason: 'All four gates are open: equals, no harm, both willing, first time.',
    },
    {
      text: 'A supervisor’s joke about an accent; the clerk wants it kept quiet.',
      bin: 'Formal assessment',
      reason:
        'A sign of harassment, and one holds power over the other. The wish counts, but does not decide.',
    },
    {
      text: 'A driver was short with a dispatcher; neither has complained before.',
      bin: 'Informal',
      reason: 'A reminder would be enough if it is true.',
    },
    {
      text: 'The third complaint about the same team lead’s shouting.',
      bin: 'Formal assessment',
      reason: 'It is not the first such concern about this person.',
    },
    {
      text: 'An expense claim that may have been invented.',
      bin: 'Formal assessment',
      reason: 'Possible fraud closes the second gate.',
    },
  ],
});
