import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'bench-depth',
  type: 'bars',
  title: 'Coverage of 180% is 120% in people, and 60% on Monday.',
  description:
    'Three bars for five critical roles. Entries on the chart: 180 percent. Distinct people: 120 percent. Roles with someone ready now: 60 percent.',
  rowName: 'What is counted',
  valueName: 'In percent of five critical roles',
  format: 'percent',
  series: ['Coverage'],
  rows: [
    { label: 'Entries on the chart (9)', values: [180] },
    { label: 'Distinct people (6)', values: [120] },
    { label: 'Roles with someone ready now (3)', values: [60] },
  ],
  highlight: 'Roles with someone ready now (3)',
  note: 'The invented example of this section.',
});
