import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'one-percent-test',
  type: 'bars',
  title: 'A 1% better price adds nearly three times as much as 1% less technician pay.',
  description:
    'Three bars of the effect of a 1 percent move on yearly operating profit: price 0.40 million, technician pay 0.14 million, overhead 0.10 million. Price is highlighted.',
  rowName: 'Driver moved by 1%',
  valueName: 'Added profit a year, in thousands',
  format: 'number',
  series: ['Added profit'],
  rows: [
    { label: 'Price, same volume', values: [400] },
    { label: 'Technician pay', values: [140] },
    { label: 'Overhead', values: [96] },
  ],
  highlight: 'Price, same volume',
  note: 'Fictional unit: revenue 40.0 million, technician pay 14.0 million, overhead 9.6 million.',
});
