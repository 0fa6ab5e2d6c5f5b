import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'median-and-average',
  type: 'bars',
  title: 'One slow start lifts the average to 9.6 weeks; the median stays at 8.',
  description:
    'Bars of weeks until the productivity standard for five new hires: 5, 6, 8, 9 and 20. The middle one, 8 weeks, is the median. The average of the five is 9.6 weeks.',
  rowName: 'New hire',
  valueName: 'Weeks until the standard was met',
  format: 'number',
  series: ['Weeks'],
  rows: [
    { label: 'First', values: [5] },
    { label: 'Second', values: [6] },
    { label: 'Third: the median', values: [8] },
    { label: 'Fourth', values: [9] },
    { label: 'Fifth', values: [20] },
  ],
  highlight: 'Third: the median',
  note: 'Composite, for illustration: (5 + 6 + 8 + 9 + 20) ÷ 5 = 9.6.',
});
