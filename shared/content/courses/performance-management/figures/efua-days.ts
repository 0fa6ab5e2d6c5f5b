import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'efua-days',
  type: 'bars',
  title: 'Five agreements against a standard of ten working days.',
  description:
    'Bars for five loan agreements since May, in working days: 14, 17, 16, 9 and 15. The standard of April 2 is 10. During the second and third, the shared inbox was locked.',
  note: 'Figures of the case.',
  rowName: 'Agreement',
  valueName: 'Working days until it went out',
  format: 'number',
  series: ['Days'],
  rows: [
    {
      label: 'First',
      values: [14],
    },
    {
      label: 'Second, inbox locked',
      values: [17],
    },
    {
      label: 'Third, inbox locked',
      values: [16],
    },
    {
      label: 'Fourth',
      values: [9],
    },
    {
      label: 'Fifth',
      values: [15],
    },
    {
      label: 'Standard',
      values: [10],
    },
  ],
  highlight: 'Standard',
});
