import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'cost-and-first-month',
  type: 'bars',
  title: 'The cheapest month of output begins in month seven.',
  description:
    'Three bars of the cost of one useful month. Build, useful from month 7: 11,300 dollars. Buy, from month 9: 14,400 dollars. Borrow, from month 3: 16,700 dollars.',
  rowName: 'Option and first useful month',
  valueName: 'Cost of one useful month',
  format: 'dollars',
  series: ['Cost per useful month'],
  rows: [
    { label: 'Borrow, from month 3', values: [16700] },
    { label: 'Build, from month 7', values: [11300] },
    { label: 'Buy, from month 9', values: [14400] },
  ],
  highlight: 'Build, from month 7',
  note: 'Invented figures of the table above, rounded to hundreds.',
});
