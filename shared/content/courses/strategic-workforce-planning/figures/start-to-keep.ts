import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'start-to-keep',
  type: 'estimate',
  title: 'To have 85 after a year, you must start more than 85.',
  description:
    'An estimate: with 19 percent turnover in the first year, 105 people have to start so that 85 are still there.',
  note: 'Figures of the case. It assumes that leavers are not replaced.',
  question:
    'Turnover in the first year is 19%. How many have to start so that 85 are still there after it?',
  format: 'number',
  min: 85,
  max: 140,
  step: 1,
  answer: 105,
  reason:
    '85 ÷ (1 − 0.19) = 104.9, so 105. And certification takes 11 of the 18 months. Which would you rather move: the number of starts, or the 19%?',
});
