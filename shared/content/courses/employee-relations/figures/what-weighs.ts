import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'what-weighs',
  type: 'sorter',
  title: 'Some facts weigh toward less, some toward more, and some weigh nothing.',
  description:
    'Seven facts that someone brings up before an outcome is chosen. Sort them by what they may change.',
  note: 'The cases are composite.',
  bins: ['Toward less', 'Toward more', 'Nothing'],
  cases: [
    {
      text: 'She admitted it the same day.',
      bin: 'Toward less',
      reason: 'Prompt admission counts for the person.',
    },
    {
      text: 'He has the best sales figures in the region.',
      bin: 'Nothing',
      reason: 'Value to the company is not a reason, and a known risk.',
    },
    {
      text: 'He asked a witness to change her note.',
      bin: 'Toward more',
      reason: 'Pressure on witnesses is worse than the act it hides.',
    },
    {
      text: 'The rule was written in two places, differently.',
      bin: 'Toward less',
      reason: 'An unclear rule is partly the employer’s fault.',
    },
    {
      text: 'Everyone on the floor likes her.',
      bin: 'Nothing',
      reason: 'Popularity protects the wrong people.',
    },
    {
      text: 'He holds power over the person he harmed.',
      bin: 'Toward more',
      reason: 'Responsibility attached to the role raises the band.',
    },
    {
      text: 'The client is furious and wants a name.',
      bin: 'Nothing',
      reason: 'A client’s anger says nothing about the conduct.',
    },
  ],
});
