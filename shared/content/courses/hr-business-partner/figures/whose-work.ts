import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'whose-work',
  type: 'sorter',
  title: 'Ask what has to stay the same, and the work finds its home.',
  description:
    'Seven requests on a Monday. Sort them: one answer for everyone, one standard across units, one unit’s strategy, or risk to people and law.',
  note: 'The cases are composite.',
  bins: ['Shared services', 'Center of expertise', 'You', 'Specialist, today'],
  cases: [
    {
      text: '“What does my visa letter need?”',
      bin: 'Shared services',
      reason: 'One answer for everyone. Route it, and fix repeat faults.',
    },
    {
      text: '“Sales wants its own rating form.”',
      bin: 'Center of expertise',
      reason: 'One standard across units: bring the need, test the design.',
    },
    {
      text: '“Which three roles decide whether we win the tender?”',
      bin: 'You',
      reason: 'One unit’s strategy. Diagnose, advise, follow through.',
    },
    {
      text: '“Two people say that he threatened them.”',
      bin: 'Specialist, today',
      reason: 'Risk to people. Alert and support; never investigate alone.',
    },
    {
      text: '“How do I book parental leave?”',
      bin: 'Shared services',
      reason: 'The same for all.',
    },
    {
      text: '“Design a bonus for our unit by Friday.”',
      bin: 'Center of expertise',
      reason: 'A local bonus is a shadow center. Bring the need there.',
    },
    {
      text: '“Why do only the Monday crews lose people?”',
      bin: 'You',
      reason: 'A question about this unit, for you.',
    },
  ],
});
