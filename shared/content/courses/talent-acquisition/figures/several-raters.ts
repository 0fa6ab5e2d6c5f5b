import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'several-raters',
  type: 'calculator',
  title: 'Two people who score alone know more than one.',
  description:
    'How reliable the average of several independent scores is. It rises quickly with the second rater and slowly after the fourth; it holds only if the raters do not talk before they score.',
  note: 'Spearman–Brown formula (1910). Reliability of 50% for one rater is an assumption; structure raises it.',
  formula: 'several-raters',
  inputs: [
    {
      name: 'raters',
      label: 'People who score on their own',
      format: 'number',
      value: 1,
      min: 1,
      max: 6,
      step: 1,
    },
    {
      name: 'onePercent',
      label: 'Reliability of one rater',
      format: 'percent',
      value: 50,
      min: 20,
      max: 80,
      step: 5,
    },
  ],
  readings: [
    {
      from: 0,
      text: 'Too much of this score depends on who happened to be in the room.',
    },
    {
      from: 60,
      text: 'Better. A second and third score remove noise that no one can see in a single one.',
    },
    {
      from: 80,
      text: 'Good enough to rank candidates, if each score was written before the debrief.',
    },
  ],
  curve: 'raters',
});
