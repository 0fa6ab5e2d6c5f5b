import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'Proposal Costing Worksheet',
  sheets: [
    {
      name: 'Proposal',
      blocks: [
        {
          heading: 'Base',
          lines: [
            { id: 'employees', label: 'A. Employees covered', format: 'number', example: 320 },
            { id: 'averagePay', label: 'B. Average base pay', format: 'dollars', example: 48000 },
            {
              id: 'payroll',
              label: 'C. Base payroll',
              format: 'dollars',
              formula: '{employees} * {averagePay}',
              note: 'A × B',
            },
            {
              id: 'moves',
              label: 'D. Costs that move with pay',
              format: 'percent',
              example: 0.18,
              note: 'Ask payroll what counts',
            },
            {
              id: 'rollUp',
              label: 'E. Roll-up base',
              format: 'dollars',
              formula: '{payroll} * (1 + {moves})',
              note: 'C × (1 + D)',
            },
            {
              id: 'point',
              label: 'F. Value of one point',
              format: 'dollars',
              formula: '{rollUp} * 0.01',
              note: 'E × 1%',
            },
          ],
        },
        {
          heading: 'Percentage raises',
          intro: 'Each year compounds on the last.',
          lines: [
            { id: 'raise1', label: 'Raise, year 1', format: 'percent', example: 0.035 },
            { id: 'raise2', label: 'Raise, year 2', format: 'percent', example: 0.03 },
            { id: 'raise3', label: 'Raise, year 3', format: 'percent', example: 0.025 },
            {
              id: 'cost1',
              label: 'Extra cost, year 1',
              format: 'dollars',
              formula: '{rollUp} * {raise1}',
            },
            {
              id: 'cost2',
              label: 'Extra cost, year 2',
              format: 'dollars',
              formula: '{rollUp} * ((1 + {raise1}) * (1 + {raise2}) - 1)',
            },
            {
              id: 'cost3',
              label: 'Extra cost, year 3',
              format: 'dollars',
              formula: '{rollUp} * ((1 + {raise1}) * (1 + {raise2}) * (1 + {raise3}) - 1)',
            },
          ],
        },
        {
          id: 'items',
          heading: 'Everything else',
          columns: [
            { id: 'item', label: 'Item', format: 'text' },
            { id: 'units', label: 'Units a year', format: 'number' },
            { id: 'price', label: 'Price', format: 'dollars' },
            { id: 'years', label: 'Years', format: 'number', min: 1, max: 5 },
            {
              id: 'perYear',
              label: 'Cost per year',
              format: 'dollars',
              formula: '{units} * {price}',
            },
            {
              id: 'term',
              label: 'Cost over the term',
              format: 'dollars',
              formula: '{units} * {price} * {years}',
            },
          ],
          rowCount: 12,
          example: [
            { item: 'Premium for late changes', units: 312, price: 40, years: 3 },
            { item: 'Software rule', units: 1, price: 6000, years: 1 },
          ],
        },
        {
          heading: 'Three numbers to report',
          lines: [
            {
              id: 'yearOne',
              label: 'Year-one cost',
              format: 'dollars',
              formula: '{cost1} + SUM({items.perYear})',
            },
            {
              id: 'termCost',
              label: 'Term cost',
              format: 'dollars',
              formula: '{cost1} + {cost2} + {cost3} + SUM({items.term})',
            },
            {
              id: 'endRate',
              label: 'End rate',
              format: 'percent',
              formula: '(1 + {raise1}) * (1 + {raise2}) * (1 + {raise3}) - 1',
            },
            { id: 'limit', label: 'Mandate: term cost up to', format: 'dollars', example: 3600000 },
            {
              id: 'left',
              label: 'Left in the mandate (over it below zero)',
              format: 'dollars',
              formula: '{limit} - {termCost}',
            },
          ],
        },
      ],
    },
  ],
});
