import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'Salary Structure Workbook',
  sheets: [
    {
      name: 'Midpoint and range',
      blocks: [
        {
          id: 'sources',
          heading: 'Market midpoint',
          intro:
            'Aged = median × (1 + yearly movement × months ÷ 12). Weights must add up to 100%.',
          columns: [
            { id: 'source', label: 'Source and match quality', format: 'text' },
            { id: 'median', label: 'Median', format: 'dollars' },
            { id: 'months', label: 'Months to the plan date', format: 'number' },
            { id: 'weight', label: 'Weight', format: 'percent', max: 1 },
            {
              id: 'aged',
              label: 'Aged',
              format: 'dollars',
              formula: '{median} * (1 + {movement} * {months} / 12)',
            },
            {
              id: 'part',
              label: 'Weighted',
              format: 'dollars',
              formula: '{weight} * {median} * (1 + {movement} * {months} / 12)',
            },
          ],
          rowCount: 6,
          example: [
            { source: 'Regional manufacturers, 80% match', median: 73200, months: 9, weight: 0.6 },
            { source: 'National furniture, 75% match', median: 74600, months: 6, weight: 0.4 },
          ],
        },
        {
          heading: 'Range',
          lines: [
            {
              id: 'movement',
              label: 'Market movement in a year',
              format: 'percent',
              example: 0.04,
            },
            {
              id: 'policy',
              label: 'Policy: lead (+) or lag (−)',
              format: 'percent',
              example: 0,
              min: -0.5,
              max: 0.5,
            },
            {
              id: 'midpoint',
              label: 'Midpoint',
              format: 'dollars',
              formula: 'ROUND(SUM({sources.part}) * (1 + {policy}), -2)',
              note: 'Rounded to hundreds',
            },
            {
              id: 'spread',
              label: 'Spread',
              format: 'percent',
              example: 0.4,
              note: '(Maximum − minimum) ÷ minimum',
            },
            {
              id: 'minimum',
              label: 'Minimum',
              format: 'dollars',
              formula: '{midpoint} / (1 + {spread} / 2)',
            },
            {
              id: 'maximum',
              label: 'Maximum',
              format: 'dollars',
              formula: '{minimum} * (1 + {spread})',
            },
            {
              id: 'lower',
              label: 'Midpoint of the grade below',
              format: 'dollars',
              example: 66000,
            },
            {
              id: 'lowerMax',
              label: 'Maximum of the grade below',
              format: 'dollars',
              example: 77000,
            },
            {
              id: 'step',
              label: 'Step from the grade below',
              format: 'percent',
              formula: '{midpoint} / {lower} - 1',
            },
            {
              id: 'overlap',
              label: 'Does the grade below reach past our midpoint?',
              format: 'text',
              formula: 'IF({lowerMax} > {midpoint}, "Yes: write a promotion rule", "No")',
            },
          ],
        },
      ],
    },
    {
      name: 'People',
      blocks: [
        {
          id: 'people',
          heading: 'People, no names',
          columns: [
            { id: 'person', label: 'Person', format: 'text' },
            { id: 'years', label: 'Years in job', format: 'decimal' },
            { id: 'salary', label: 'Salary', format: 'dollars' },
            {
              id: 'ratio',
              label: 'Compa-ratio',
              format: 'decimal',
              formula: '{salary} / {midpoint}',
            },
            {
              id: 'penetration',
              label: 'Penetration',
              format: 'percent',
              formula: '({salary} - {minimum}) / ({maximum} - {minimum})',
            },
          ],
          rowCount: 40,
          example: [
            { person: 'P1', years: 0.5, salary: 73100 },
            { person: 'P2', years: 0.8, salary: 72400 },
            { person: 'P3', years: 5.5, salary: 70300 },
            { person: 'P4', years: 7, salary: 71200 },
            { person: 'P5', years: 4, salary: 89000 },
          ],
        },
        {
          heading: 'Read it',
          lines: [
            {
              id: 'group',
              label: 'Group compa-ratio',
              format: 'decimal',
              formula: 'SUM({people.salary}) / (COUNT({people.salary}) * {midpoint})',
              note: 'Total salaries ÷ total midpoints',
            },
            {
              id: 'newRatio',
              label: 'Compa-ratio, one year or less in the job',
              format: 'decimal',
              formula: 'AVERAGEIF({people.years}, "<=1", {people.salary}) / {midpoint}',
            },
            {
              id: 'oldRatio',
              label: 'Compa-ratio, five years or more',
              format: 'decimal',
              formula: 'AVERAGEIF({people.years}, ">=5", {people.salary}) / {midpoint}',
            },
            {
              id: 'green',
              label: 'People below the minimum',
              format: 'number',
              formula: 'COUNTIF({people.penetration}, "<0")',
            },
            {
              id: 'red',
              label: 'People above the maximum',
              format: 'number',
              formula: 'COUNTIF({people.penetration}, ">1")',
            },
          ],
        },
      ],
    },
  ],
});
