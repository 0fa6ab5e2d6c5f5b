import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'same-average',
  type: 'lines',
  title: 'Three agreements with one average cost $2.96, $3.33 and $3.87 million.',
  description:
    'Three lines of pay above today, in percent, over three years. 5, 2 and 2 begins at 5 percent, 3, 3 and 3 at 3, and 2, 3 and 4 at 2; all end near 9.3. What is paid over the term is the sum of the three years.',
  rowName: 'Year',
  valueName: 'Pay above today, in percent',
  format: 'percent',
  series: ['5 / 2 / 2', '3 / 3 / 3', '2 / 3 / 4'],
  rows: [
    { label: 'Year 1', values: [5, 3, 2] },
    { label: 'Year 2', values: [7.1, 6.1, 5.1] },
    { label: 'Year 3', values: [9.2, 9.3, 9.3] },
  ],
  note: 'The proposals of the table above, on a roll-up base of $18.12 million.',
});
