import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'train-or-not',
  type: 'sorter',
  title: 'Train only what is hard, important and frequent.',
  description:
    'Seven gaps. Sort them by what to do: train with practice, give a job aid, change the form, or leave it.',
  note: 'The cases are composite.',
  bins: ['Train', 'Job aid and drill', 'Fix the form', 'Leave it'],
  cases: [
    {
      text: 'Split-shift forecasts, every week, wrong in seven of eleven cases',
      bin: 'Train',
      reason: 'Hard, important, frequent: practice pays.',
    },
    {
      text: 'Evacuating the control room, once in ten years',
      bin: 'Job aid and drill',
      reason: 'Hard and important, but rare. Memory will not hold.',
    },
    {
      text: 'People forget the cost center on the claim',
      bin: 'Fix the form',
      reason: 'Easy: a required field does it.',
    },
    {
      text: 'Logo colors in internal slides',
      bin: 'Leave it',
      reason: 'Unimportant. Not every gap needs closing.',
    },
    {
      text: 'Calming an angry passenger, daily',
      bin: 'Train',
      reason: 'A skill that grows with practice and feedback.',
    },
    {
      text: 'Restoring the backup after an attack',
      bin: 'Job aid and drill',
      reason: 'A checklist at the console, and two drills a year.',
    },
  ],
});
