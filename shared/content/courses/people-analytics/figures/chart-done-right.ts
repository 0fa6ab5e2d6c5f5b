import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'chart-done-right',
  type: 'bars',
  title: 'Right: two thirds of the 48 leavers had under a year’s service.',
  description:
    'Three bars from zero with counts of leavers in six months: under one year of service 32, one to three years 9, over three years 7. The first bar is highlighted.',
  rowName: 'Length of service',
  valueName: 'Leavers, January to June (48 of 1,240 people)',
  format: 'number',
  series: ['Leavers'],
  rows: [
    { label: 'Under 1 year (290 people)', values: [32] },
    { label: '1 to 3 years (380 people)', values: [9] },
    { label: 'Over 3 years (570 people)', values: [7] },
  ],
  highlight: 'Under 1 year (290 people)',
  note: 'Same composite data as above. HR system, July 3; all four regions; definition version 2.',
});
