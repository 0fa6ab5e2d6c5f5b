import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'three-gaps',
  type: 'bars',
  title: 'The raw gap of 8% and the adjusted gap of 2.7% answer two questions.',
  description:
    'Two bars. The raw gap, who holds which jobs, is 8 percent. The adjusted gap, whether similar work is paid alike, is 2.7 percent. The bars are not versions of one number.',
  rowName: 'Question',
  valueName: 'Gap in percent of men’s average pay',
  format: 'percent',
  series: ['Gap'],
  rows: [
    { label: 'Who holds which jobs? (raw)', values: [8] },
    { label: 'Is similar work paid alike? (adjusted)', values: [2.7] },
  ],
  note: 'The invented figures of this section.',
});
