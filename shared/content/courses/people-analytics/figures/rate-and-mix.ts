import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'rate-and-mix',
  type: 'bars',
  title: 'Each group left at the same rate as before; only the total rose.',
  description:
    'Bars of the resignation rate in two years. Experienced staff 10 percent in both years; new starters 20 percent in both years; everyone 12 percent last year and 15 percent this year.',
  rowName: 'Group',
  valueName: 'Resignations per 100 employees',
  format: 'percent',
  series: ['Last year', 'This year'],
  rows: [
    { label: 'Experienced staff', values: [10, 10] },
    { label: 'New starters', values: [20, 20] },
    { label: 'Everyone', values: [12, 15] },
  ],
  highlight: 'Everyone',
  note: 'Composite, for illustration. New starters were 20% of the staff last year and 50% this year.',
});
