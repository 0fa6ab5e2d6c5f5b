import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'sample-of-ten',
  type: 'estimate',
  title: 'A few failures in a small sample show a pattern, not a rate.',
  description:
    'An estimate: three of ten sampled files fail. The share of all files that fail could still be as low as 7 percent or as high as 65 percent.',
  note: 'Clopper–Pearson interval for 3 of 10. It assumes a random sample.',
  question:
    'Three of ten random files fail. How high could the true share of failing files still be, at 95% confidence?',
  format: 'percent',
  min: 0,
  max: 100,
  step: 1,
  answer: 65,
  reason:
    'The exact interval reaches from about 7% to 65%. So report “three of ten,” find the cause and fix it; do not write “30% of our files fail.”',
});
