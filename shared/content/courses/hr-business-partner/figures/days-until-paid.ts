import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'days-until-paid',
  type: 'estimate',
  title: 'A profitable unit can still wait ten weeks for its money.',
  description:
    'An estimate of days sales outstanding in the elevator-service unit of this lesson: 8.0 million unpaid of 40.0 million in yearly revenue are 73 days.',
  question:
    'The unit earns 40.0 million a year, and customers owe it 8.0 million. How many days of sales are unpaid?',
  format: 'number',
  min: 0,
  max: 150,
  step: 1,
  answer: 73,
  reason:
    '8.0 ÷ 40.0 × 365 = 73 days. Part of the delay may be yours: technicians who submit job sheets weekly postpone every invoice that depends on them.',
});
