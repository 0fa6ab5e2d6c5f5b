import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'survey-ages',
  type: 'lines',
  title: 'Ranges built on today’s survey trail the market all year.',
  description:
    'Three lines over a year. The market rises from 100 to 104. Ranges set to today stay at 100, so they trail by 4 at the end and by 2 on average. Ranges set to mid-year stay at 102: ahead at first, behind later, level on average.',
  rowName: 'Date',
  valueName: 'Index, market on January 1 = 100',
  format: 'decimal',
  series: ['Market', 'Ranges set to today', 'Ranges set to mid-year'],
  rows: [
    { label: 'Jan 1', values: [100, 100, 102] },
    { label: 'Apr 1', values: [101, 100, 102] },
    { label: 'Jul 1', values: [102, 100, 102] },
    { label: 'Oct 1', values: [103, 100, 102] },
    { label: 'Dec 31', values: [104, 100, 102] },
  ],
  note: 'Invented movement of 4% a year, as in the table above.',
});
