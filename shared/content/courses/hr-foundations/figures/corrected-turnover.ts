import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'corrected-turnover',
  type: 'bars',
  title: 'Counting transfers as leavers raised the rate from 17.8% to 31.1%.',
  description:
    'Two bars of annual turnover in the support teams. As reported, with 12 transfers counted as leavers, 31.1 percent; with the 16 people who really left, 17.8 percent.',
  rowName: 'Who counts as a leaver',
  valueName: 'Turnover of the support teams, on an average headcount of 90',
  format: 'percent',
  series: ['Turnover'],
  rows: [
    { label: '28 “leavers,” with 12 transfers', values: [31.1] },
    { label: '16 people who left', values: [17.8] },
  ],
  highlight: '16 people who left',
  note: 'Composite, for illustration: 28 ÷ 90 and 16 ÷ 90.',
});
