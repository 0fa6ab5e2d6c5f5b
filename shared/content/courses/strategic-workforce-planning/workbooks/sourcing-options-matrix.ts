import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'Sourcing Options Matrix',
  sheets: [
    {
      name: 'Full cost',
      blocks: [
        {
          heading: 'The plan',
          lines: [
            { id: 'gap', label: 'Gap', format: 'text', example: 'Modernization mechanics' },
            {
              id: 'planMonths',
              label: 'Months of the planning period',
              format: 'number',
              example: 24,
              min: 1,
            },
            {
              id: 'needMonth',
              label: 'Need date, as month of the plan',
              format: 'number',
              example: 13,
              min: 1,
            },
          ],
        },
        {
          id: 'options',
          heading: 'Options for one person',
          intro:
            'Count a month as useful when output reaches the agreed standard. Enter the months that are useful, breaks left out.',
          columns: [
            { id: 'option', label: 'Option', format: 'text' },
            { id: 'direct', label: 'Pay or fees, hiring, learning', format: 'dollars' },
            { id: 'hidden', label: 'Backfill, coaching, exceptions', format: 'dollars' },
            { id: 'first', label: 'First useful month', format: 'number', min: 1 },
            { id: 'useful', label: 'Useful months', format: 'number', min: 1 },
            { id: 'total', label: 'Full cost', format: 'dollars', formula: '{direct} + {hidden}' },
            {
              id: 'perMonth',
              label: 'Cost of a useful month',
              format: 'dollars',
              formula: '({direct} + {hidden}) / {useful}',
            },
            {
              id: 'inTime',
              label: 'In time?',
              format: 'text',
              formula: 'IF({first} <= {needMonth}, "Yes", "No")',
              marks: [{ when: '=', value: 'No', color: 'red' }],
            },
          ],
          rowCount: 8,
          example: [
            { option: 'Build', direct: 104000, hidden: 28000, first: 13, useful: 12 },
            { option: 'Buy', direct: 189000, hidden: 18000, first: 7, useful: 18 },
            { option: 'Borrow', direct: 253000, hidden: 11000, first: 3, useful: 22 },
          ],
        },
        {
          heading: 'Sequence chosen',
          intro: 'How many people come from which option, and how much work stops.',
          lines: [
            { id: 'people', label: 'Gap, in people', format: 'number', example: 14 },
            { id: 'stopped', label: 'People freed by stopping work', format: 'number', example: 2 },
            {
              id: 'firstCount',
              label: 'People from the first lever',
              format: 'number',
              example: 4,
            },
            {
              id: 'firstCost',
              label: 'Full cost of one, first lever',
              format: 'dollars',
              example: 207000,
            },
            {
              id: 'thenCount',
              label: 'People from the second lever',
              format: 'number',
              example: 8,
            },
            {
              id: 'thenCost',
              label: 'Full cost of one, second lever',
              format: 'dollars',
              example: 132000,
            },
            {
              id: 'left',
              label: 'Gap that remains',
              format: 'number',
              formula: '{people} - {stopped} - {firstCount} - {thenCount}',
            },
            {
              id: 'cost',
              label: 'Cost of the sequence',
              format: 'dollars',
              formula: '{firstCount} * {firstCost} + {thenCount} * {thenCost}',
            },
          ],
        },
      ],
    },
  ],
});
