import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'what-not-to-say',
  type: 'sorter',
  title: 'Four kinds of sentence can break the law before lunch.',
  description:
    'Seven sentences of supervisors during an organizing drive. Sort them by what makes them unsafe.',
  note: 'The cases are composite.',
  bins: ['Threat', 'Question', 'Promise', 'Surveillance'],
  cases: [
    {
      text: '“Are you in the union group chat?”',
      bin: 'Question',
      reason: 'It asks about individual support.',
    },
    {
      text: '“This place will close if they win.”',
      bin: 'Threat',
      reason: 'It ties a loss to the outcome.',
    },
    {
      text: '“We were about to raise the shift rate. Now, who knows.”',
      bin: 'Promise',
      reason: 'It ties a benefit to the outcome.',
    },
    {
      text: '“I’ll sit near the meeting, just in case.”',
      bin: 'Surveillance',
      reason: 'Watching is enough. Go back to work.',
    },
    {
      text: '“Who called the meeting on Tuesday?”',
      bin: 'Question',
      reason: 'It asks for a name.',
    },
    {
      text: '“Vote no, and we will look at the schedules.”',
      bin: 'Promise',
      reason: 'A benefit for a vote.',
    },
    {
      text: '“People who stir things up don’t last here.”',
      bin: 'Threat',
      reason: 'It needs no further words.',
    },
  ],
});
