import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'attrition-bands',
  type: 'bars',
  title: 'An average of 8% hides 22% in the first two years.',
  description:
    'Three bars of yearly attrition. People with less than two years of service: 22 percent. People with two years and more: 3 percent. Average of all: 8 percent.',
  rowName: 'Length of service',
  valueName: 'Attrition in a year',
  format: 'percent',
  series: ['Attrition'],
  rows: [
    { label: 'Under two years', values: [22] },
    { label: 'Two years and more', values: [3] },
    { label: 'All', values: [8] },
  ],
  highlight: 'Under two years',
  note: 'Invented figures, to show the method; about a quarter of the people are in the first band.',
});
