import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'two-ways-to-bargain',
  type: 'sorter',
  title: 'Divide what is fixed; search where each side values something else.',
  description: 'Six issues at the table. Sort them by the method that fits.',
  note: 'The cases are composite.',
  bins: ['Interest-based', 'Distributive'],
  cases: [
    {
      text: 'When schedules are posted',
      bin: 'Interest-based',
      reason: 'You can share the real problem, and options differ in value.',
    },
    {
      text: 'Base pay for next year',
      bin: 'Distributive',
      reason: 'The same money is wanted by both.',
    },
    {
      text: 'Which trainings count as paid time',
      bin: 'Interest-based',
      reason: 'Each side values another part of it.',
    },
    {
      text: 'A one-time payment at signing',
      bin: 'Distributive',
      reason: 'A fixed sum to divide.',
    },
    {
      text: 'Guards on the new line',
      bin: 'Interest-based',
      reason: 'Safety serves both.',
    },
    {
      text: 'Your limit on the third year',
      bin: 'Distributive',
      reason: 'Sharing would reveal it.',
    },
  ],
});
