import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'who-the-rating-is-about',
  type: 'estimate',
  title: 'More than half of a rating tells you about the rater.',
  description:
    'An estimate: how much of the variation in ratings came from the raters’ own tendencies. It was more than half in both data sets of the study: 62 and 53 percent.',
  note: 'Scullen, Mount and Goff (2000), Journal of Applied Psychology.',
  question:
    'Bosses, peers and direct reports rated thousands of managers. How much of the variation came from the raters’ own tendencies?',
  format: 'percent',
  min: 0,
  max: 100,
  step: 1,
  answer: 62,
  reason:
    'Scullen, Mount and Goff (2000) found 62% in one data set and 53% in another. A 4 from one rater and a 4 from the next can be different facts.',
});
