import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'overlapping-grades',
  type: 'bars',
  title: 'The maximum of Grade 5 lies above the midpoint of Grade 6.',
  description:
    'Bars of the midpoints and maximums of three grades, in dollars. Grade 5: 66,000 and 77,000. Grade 6: 75,900 and 88,550. Grade 7: 87,300 and 101,850. Each maximum lies above the midpoint of the next grade.',
  rowName: 'Grade',
  valueName: 'Pay of the range',
  format: 'dollars',
  series: ['Midpoint', 'Maximum'],
  rows: [
    { label: 'Grade 5', values: [66000, 77000] },
    { label: 'Grade 6', values: [75900, 88550] },
    { label: 'Grade 7', values: [87300, 101850] },
  ],
  note: 'The structure of the table above: 40% spread, steps of 15%, rounded.',
});
