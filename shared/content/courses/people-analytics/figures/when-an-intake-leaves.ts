import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'when-an-intake-leaves',
  type: 'bars',
  title: 'Four of five losses come within 90 days, long before a month-12 bonus.',
  description:
    'Bars of packers still employed out of 60 starters: 45 at day 30, 36 at day 90, 33 at day 180 and 30 at day 365. The steps down are 15, 9, 3 and 3 people.',
  rowName: 'Day',
  valueName: 'Packers of the intake still employed',
  format: 'number',
  series: ['Still employed'],
  rows: [
    { label: 'Start', values: [60] },
    { label: 'Day 30', values: [45] },
    { label: 'Day 90', values: [36] },
    { label: 'Day 180', values: [33] },
    { label: 'Day 365', values: [30] },
  ],
  highlight: 'Day 90',
  note: 'Composite: data set A above.',
});
