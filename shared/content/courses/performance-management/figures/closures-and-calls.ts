import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'closures-and-calls',
  type: 'lines',
  title: 'The goal was met while the guardrail got worse, until both were changed in July.',
  description:
    'Two lines for streetlight repairs from April to October. Reports closed within 24 hours rise from 78 to 97 percent by June, fall to 61 in July, when the definition changes, and reach 74 by October. Repeat calls per 100 reports rise from 12 to 31 by July and fall to 9.',
  rowName: 'Month',
  valueName: 'Percent closed; repeat calls per 100',
  format: 'number',
  series: ['Closed within 24 hours, %', 'Repeat calls per 100'],
  rows: [
    { label: 'April', values: [78, 12] },
    { label: 'May', values: [91, 22] },
    { label: 'June', values: [97, 30] },
    { label: 'July', values: [61, 31] },
    { label: 'August', values: [64, 24] },
    { label: 'September', values: [70, 14] },
    { label: 'October', values: [74, 9] },
  ],
  note: 'Composite, as in the case below. From July, closed means lit for seven days.',
});
