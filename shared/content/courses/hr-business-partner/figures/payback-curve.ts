import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'payback-curve',
  type: 'lines',
  title: 'Cost leads until month 16, when the benefit catches up.',
  description:
    'Two lines over 24 months, in thousands. Cumulative cost rises to 135 by month 12 and to 180 by month 24. Cumulative benefit rises to 96 by month 12 and to 288 by month 24. They cross between months 15 and 16.',
  rowName: 'Month',
  valueName: 'Cumulative, in thousands',
  format: 'number',
  series: ['Cost', 'Benefit'],
  rows: [
    { label: '0', values: [0, 0] },
    { label: '4', values: [45, 32] },
    { label: '8', values: [90, 64] },
    { label: '12', values: [135, 96] },
    { label: '16', values: [150, 160] },
    { label: '20', values: [165, 224] },
    { label: '24', values: [180, 288] },
  ],
  note: 'The clinics of the text, with cost and benefit spread evenly within each year.',
});
