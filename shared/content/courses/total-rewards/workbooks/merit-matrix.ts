import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'Merit Matrix',
  sheets: [
    {
      name: 'Matrix and cost',
      blocks: [
        {
          heading: 'Payroll and ratings',
          lines: [
            { id: 'payroll', label: 'Payroll in scope', format: 'dollars', example: 52000000 },
            { id: 'budget', label: 'Budget', format: 'percent', example: 0.03 },
            { id: 'onCosts', label: 'Employer costs on pay', format: 'percent', example: 0.2 },
            {
              id: 'exceeds',
              label: 'Share rated "exceeds"',
              format: 'percent',
              example: 0.2,
              max: 1,
            },
            { id: 'meets', label: 'Share rated "meets"', format: 'percent', example: 0.7, max: 1 },
            {
              id: 'below',
              label: 'Share rated "below"',
              format: 'percent',
              formula: '1 - {exceeds} - {meets}',
              note: 'What is left',
            },
            {
              id: 'shift',
              label: 'Stress: points that move from "meets" to "exceeds"',
              format: 'percent',
              example: 0.1,
              max: 1,
            },
          ],
        },
        {
          id: 'grid',
          heading: 'Grid',
          intro: 'One row per band of compa-ratio. Increases fall as position rises.',
          columns: [
            { id: 'band', label: 'Compa-ratio', format: 'text' },
            { id: 'share', label: 'Share of payroll', format: 'percent', max: 1 },
            { id: 'high', label: 'Exceeds', format: 'percent' },
            { id: 'mid', label: 'Meets', format: 'percent' },
            { id: 'low', label: 'Below', format: 'percent' },
            {
              id: 'cost',
              label: 'Cost, % of payroll',
              format: 'percent',
              formula: '{share} * ({exceeds} * {high} + {meets} * {mid} + {below} * {low})',
            },
            {
              id: 'stressed',
              label: 'Cost, stressed',
              format: 'percent',
              formula:
                '{share} * (({exceeds} + {shift}) * {high} + ({meets} - {shift}) * {mid} + {below} * {low})',
            },
          ],
          rowCount: 6,
          example: [
            { band: 'Under 0.90', share: 0.25, high: 0.06, mid: 0.04, low: 0.01 },
            { band: '0.90–1.10', share: 0.55, high: 0.04, mid: 0.03, low: 0 },
            { band: 'Over 1.10', share: 0.2, high: 0.03, mid: 0.015, low: 0 },
          ],
        },
        {
          heading: 'Result',
          lines: [
            {
              id: 'shares',
              label: 'Shares of payroll, together',
              format: 'percent',
              formula: 'SUM({grid.share})',
              note: 'Must be 100%',
            },
            {
              id: 'total',
              label: 'Cost at planned ratings',
              format: 'percent',
              formula: 'SUM({grid.cost})',
            },
            {
              id: 'totalStressed',
              label: 'Cost, stressed',
              format: 'percent',
              formula: 'SUM({grid.stressed})',
            },
            {
              id: 'money',
              label: 'Planned cost with employer costs',
              format: 'dollars',
              formula: '{total} * {payroll} * (1 + {onCosts})',
            },
            {
              id: 'moneyStressed',
              label: 'Stressed cost with employer costs',
              format: 'dollars',
              formula: '{totalStressed} * {payroll} * (1 + {onCosts})',
            },
            {
              id: 'room',
              label: 'Budget left, stressed (short below zero)',
              format: 'dollars',
              formula: '({budget} - {totalStressed}) * {payroll}',
              note: 'In base pay',
            },
          ],
        },
      ],
    },
  ],
});
