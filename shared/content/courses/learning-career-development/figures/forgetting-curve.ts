import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'forgetting-curve',
  type: 'calculator',
  title: 'In the first forgetting curve ever measured, most was gone within a day.',
  description:
    'How much effort is saved when something is learned again after some days: Ebbinghaus’s formula for lists of syllables gives about 30 percent after one day and 21 percent after a month. Move the days. It falls fast, then slowly, which is why practice is spread.',
  note: 'Ebbinghaus, Memory (1885), and his formula: he measured 34 percent after one day, on himself, with syllables without meaning. Lessons with meaning fade more slowly.',
  formula: 'savings-of-memory',
  inputs: [
    {
      name: 'days',
      label: 'Days since it was learned',
      format: 'number',
      value: 1,
      min: 1,
      max: 31,
      step: 1,
    },
  ],
  readings: [
    {
      from: 0,
      text: 'After a month, little is left of what was met once. Plan the second and third meeting.',
    },
    {
      from: 24,
      text: 'Within a week. This is when a short practice at work keeps most.',
    },
    {
      from: 28,
      text: 'The first days cost most. Practice again within them.',
    },
  ],
  curve: 'days',
});
