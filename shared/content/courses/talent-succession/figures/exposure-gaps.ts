import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'exposure-gaps',
  type: 'bars',
  title: 'The gap of a specialist four levels down exceeds that of a country manager.',
  description:
    'Pairs of bars, in days, for four roles: time to harm and time to cover. Head of treasury 5 and 30. Temperature validation 3 and 26. Country manager 60 and 75. Payroll manager 6 and 20. A gap exists where cover takes longer than harm.',
  rowName: 'Role',
  valueName: 'Days',
  format: 'number',
  series: ['Time to harm', 'Time to cover'],
  rows: [
    { label: 'Head of treasury', values: [5, 30] },
    { label: 'Temperature validation', values: [3, 26] },
    { label: 'Payroll manager', values: [6, 20] },
    { label: 'Country manager', values: [60, 75] },
  ],
  note: 'Invented figures; three of them appear in this module.',
});
