import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'turnover-and-retention',
  type: 'estimate',
  title: 'Turnover can be high while almost everyone stays.',
  description:
    'An estimate: in a team of 50, one job is vacated ten times in a year while 49 people never move. Turnover is 20 percent; retention is 98 percent.',
  question:
    'In a team of 50, one job is vacated ten times in a year and 49 people never move. How many of those here on day one are still here?',
  format: 'percent',
  min: 50,
  max: 100,
  step: 1,
  answer: 98,
  reason:
    '49 of 50 people stayed, although turnover is 10 ÷ 50 = 20%. The first number suggests a troubled team, the second a troubled job. They need opposite actions.',
});
