import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'four-gaps',
  type: 'sorter',
  title: '“We are short” can mean four things, with four remedies.',
  description: 'Six sentences about a shortage. Sort them by the gap they describe.',
  note: 'The first four are from this lesson, the others invented.',
  bins: ['Quantity', 'Capability', 'Timing', 'Cost'],
  cases: [
    {
      text: '14 needed, 11 in place',
      bin: 'Quantity',
      reason: 'Too few people or hours.',
    },
    {
      text: '11 in place, 6 can test models',
      bin: 'Capability',
      reason: 'People are there; the skill is not.',
    },
    {
      text: 'Able in May; launch is in February',
      bin: 'Timing',
      reason: 'The right people, too late.',
    },
    {
      text: 'The plan is $310,000 over budget',
      bin: 'Cost',
      reason: 'Affordable is part of the question.',
    },
    {
      text: 'Two crews work every weekend to keep up',
      bin: 'Quantity',
      reason: 'Overtime hides missing hours.',
    },
    {
      text: 'Certified next year; the contract starts this year',
      bin: 'Timing',
      reason: 'Look for a bridge, not for more people.',
    },
  ],
});
