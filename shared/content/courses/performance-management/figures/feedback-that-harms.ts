import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'feedback-that-harms',
  type: 'estimate',
  title: 'Feedback made performance worse in more than a third of cases.',
  description:
    'An estimate: in how many of more than 600 results did feedback lower performance? It was 38 percent.',
  note: 'Kluger and DeNisi (1996), Psychological Bulletin.',
  question:
    'A review looked at more than 600 results on feedback. In how many did performance get worse?',
  format: 'percent',
  min: 0,
  max: 100,
  step: 1,
  answer: 38,
  reason:
    'Kluger and DeNisi (1996): it helped on average, and in 38% of cases it did harm, most when it pulled attention from the task to the self. Aim at the work.',
});
