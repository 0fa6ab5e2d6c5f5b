import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'method-validity',
  type: 'bars',
  title:
    'Structured interviews tell most about later performance; years of experience tell almost nothing.',
  description:
    'Bars from longest to shortest: structured interview .42, job knowledge test .40, work sample .33, cognitive ability test .31, unstructured interview .19, years of experience .07. A longer bar means a closer link with performance in the job.',
  note: 'Sackett, Zhang, Berry and Lievens (2022), Journal of Applied Psychology. Averages: results vary widely between studies.',
  rowName: 'Method',
  valueName: 'Link with performance (operational validity, 0 to 1)',
  format: 'decimal',
  series: ['Validity'],
  rows: [
    {
      label: 'Structured interview',
      values: [0.42],
    },
    {
      label: 'Job knowledge test',
      values: [0.4],
    },
    {
      label: 'Work sample',
      values: [0.33],
    },
    {
      label: 'Cognitive ability test',
      values: [0.31],
    },
    {
      label: 'Unstructured interview',
      values: [0.19],
    },
    {
      label: 'Years of experience',
      values: [0.07],
    },
  ],
  highlight: 'Structured interview',
});
