import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'chart-done-wrong',
  type: 'lines',
  title: 'Wrong: “Attrition by region, FY26”',
  description:
    'A line chart with four lines over six months, between 0 and 3.3 percent a month. The title names a topic, the lines cross, small regions swing most, and no count is shown. No message can be read from it.',
  rowName: 'Month',
  valueName: 'Monthly attrition',
  format: 'percent',
  series: ['North', 'South', 'East', 'West'],
  rows: [
    { label: 'January', values: [0.5, 0.5, 1.7, 0] },
    { label: 'February', values: [0.4, 0.7, 0, 3.3] },
    { label: 'March', values: [0.7, 0.5, 3.3, 0] },
    { label: 'April', values: [0.5, 0.5, 0, 1.7] },
    { label: 'May', values: [0.7, 0.5, 1.7, 1.7] },
    { label: 'June', values: [0.5, 0.5, 1.7, 1.7] },
  ],
  note: 'Composite. East and West have about 60 people each: one exit moves their lines by 1.7 points.',
});
