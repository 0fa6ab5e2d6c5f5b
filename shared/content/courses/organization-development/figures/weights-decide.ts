import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'weights-decide',
  type: 'weights',
  title: 'The weights decide, so agree on them before you see the scores.',
  description:
    'Three options scored from 0 to 5 on four criteria. Move the weights: with local freedom on top, today’s structure repaired wins; with one price for guests on top, one structure wins.',
  note: 'An example with invented scores, not the answer to the case.',
  criteria: [
    {
      label: 'One price at every site',
      weight: 30,
    },
    {
      label: 'Sites can fix their schedules',
      weight: 30,
    },
    {
      label: 'Cost in the first year',
      weight: 20,
    },
    {
      label: 'Ready by spring',
      weight: 20,
    },
  ],
  choices: [
    {
      label: 'Today’s, repaired',
      scores: [2, 5, 5, 5],
    },
    {
      label: 'One structure',
      scores: [5, 1, 2, 1],
    },
    {
      label: 'Regions, shared rules',
      scores: [4, 4, 3, 3],
    },
  ],
});
