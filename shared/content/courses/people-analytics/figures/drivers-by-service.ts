import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'drivers-by-service',
  type: 'bars',
  title: 'Ask where the leavers are before you pay everyone to stay.',
  description:
    'Two pairs of bars. Drivers under 12 months of service: 60 resignations in year 1, 99 in year 2. Drivers of 12 months or more: 48 in year 1, 45 in year 2.',
  note: 'Figures of the case. Groups: 200 and 330 newer drivers, 700 and 570 experienced ones.',
  rowName: 'Group',
  valueName: 'Resignations',
  format: 'number',
  series: ['Year 1', 'Year 2'],
  rows: [
    {
      label: 'Under 12 months’ service',
      values: [60, 99],
    },
    {
      label: '12 months or more',
      values: [48, 45],
    },
  ],
});
