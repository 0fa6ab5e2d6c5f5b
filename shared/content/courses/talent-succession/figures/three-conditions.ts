import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'three-conditions',
  type: 'sorter',
  title: '“Critical” hides three conditions, and each buys something else.',
  description:
    'Six roles. Essential: a vacancy hurts, a better holder changes little. Pivotal: better work moves a result. Fragile: one person holds it.',
  note: 'The cases are composite.',
  bins: ['Essential', 'Pivotal', 'Fragile'],
  cases: [
    {
      text: 'Payroll, every two weeks',
      bin: 'Essential',
      reason: 'It must not fail. More brilliance earns little: buy cover and a written method.',
    },
    {
      text: 'The negotiator for the largest account',
      bin: 'Pivotal',
      reason: 'Better work visibly moves a result: select, stretch, keep.',
    },
    {
      text: 'The only engineer who knows the old control system',
      bin: 'Fragile',
      reason: 'Transfer it to a second holder, whatever the grade.',
    },
    {
      text: 'The manager who sets prices for repairs',
      bin: 'Pivotal',
      reason: 'A little better is worth a lot.',
    },
    {
      text: 'Site security at night',
      bin: 'Essential',
      reason: 'A gap hurts at once; cover is what it needs.',
    },
    {
      text: 'The one whom the regulator calls by first name',
      bin: 'Fragile',
      reason: 'A relationship in one pair of hands.',
    },
  ],
});
