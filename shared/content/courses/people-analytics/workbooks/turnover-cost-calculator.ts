import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'Turnover Cost Calculator',
  chart: {
    title: 'What one leaver costs, by component',
    table: 'components',
    labels: 'component',
    values: ['amount'],
  },
  sheets: [
    {
      name: 'Cohort',
      blocks: [
        {
          heading: 'The intake',
          intro: 'Only starters who could have reached the last day below by now.',
          lines: [
            { id: 'role', label: 'Role', format: 'text', example: 'Order picker' },
            { id: 'starters', label: 'Starters', format: 'number', example: 100 },
            { id: 'left30', label: 'Left by day 30', format: 'number', example: 22 },
            { id: 'left90', label: 'Left between days 31 and 90', format: 'number', example: 18 },
            { id: 'left180', label: 'Left between days 91 and 180', format: 'number', example: 6 },
            { id: 'left365', label: 'Left between days 181 and 365', format: 'number', example: 5 },
          ],
        },
        {
          heading: 'When people leave',
          intro: 'Each share is of those who could still leave.',
          lines: [
            {
              id: 'rate30',
              label: 'Share gone by day 30',
              format: 'percent',
              formula: '{left30} / {starters}',
              note: 'Left ÷ starters',
            },
            {
              id: 'rate90',
              label: 'Share of those at risk, days 31 to 90',
              format: 'percent',
              formula: '{left90} / ({starters} - {left30})',
              note: 'Left ÷ still employed at day 30',
            },
            {
              id: 'rate180',
              label: 'Share of those at risk, days 91 to 180',
              format: 'percent',
              formula: '{left180} / ({starters} - {left30} - {left90})',
              note: 'Left ÷ still employed at day 90',
            },
            {
              id: 'rate365',
              label: 'Share of those at risk, days 181 to 365',
              format: 'percent',
              formula: '{left365} / ({starters} - {left30} - {left90} - {left180})',
              note: 'Left ÷ still employed at day 180',
            },
            {
              id: 'survivors',
              label: 'Still employed at day 365',
              format: 'number',
              formula: '{starters} - {left30} - {left90} - {left180} - {left365}',
            },
            {
              id: 'earlyShare',
              label: 'Share of the starters gone by day 90',
              format: 'percent',
              formula: '({left30} + {left90}) / {starters}',
              note: 'Used below to estimate early leavers of a year',
            },
          ],
        },
      ],
    },
    {
      name: 'Cost',
      blocks: [
        {
          id: 'components',
          heading: 'Cost of one leaver',
          intro: 'Enter wages not paid while the job is vacant as a negative amount.',
          columns: [
            { id: 'component', label: 'Component', format: 'text' },
            { id: 'amount', label: 'Amount', format: 'dollars', min: -1000000 },
            { id: 'kind', label: 'Kind', format: 'text', options: ['Cash', 'Capacity'] },
            { id: 'source', label: 'Confirmed by', format: 'text' },
          ],
          rowCount: 12,
          example: [
            { component: 'Exit administration', amount: 180, kind: 'Capacity', source: 'HR' },
            { component: 'Advertising and checks', amount: 1150, kind: 'Cash', source: 'Invoices' },
            { component: 'Trainer overtime', amount: 620, kind: 'Cash', source: 'Payroll' },
            { component: 'Overtime cover', amount: 1000, kind: 'Cash', source: 'Payroll' },
            { component: 'Wages not paid', amount: -770, kind: 'Cash', source: 'Payroll' },
            {
              component: 'Lower output, 6 weeks × 30% × 900',
              amount: 1620,
              kind: 'Capacity',
              source: 'Planner',
            },
          ],
        },
        {
          heading: 'Total per leaver',
          lines: [
            {
              id: 'total',
              label: 'Cost of one leaver',
              format: 'dollars',
              formula: 'SUM({components.amount})',
            },
            {
              id: 'cash',
              label: 'Of this, cash',
              format: 'dollars',
              formula: 'SUMIF({components.kind}, "Cash", {components.amount})',
              note: 'What a budget line would show',
            },
          ],
        },
      ],
    },
    {
      name: 'Break-even',
      blocks: [
        {
          heading: 'Your year and the action',
          lines: [
            { id: 'yearStarters', label: 'Starters in a year', format: 'number', example: 240 },
            {
              id: 'unavoidable',
              label: 'Early exits you would not have prevented',
              format: 'number',
              example: 16,
            },
            {
              id: 'actionCost',
              label: 'Yearly cost of the action',
              format: 'dollars',
              example: 48000,
            },
          ],
        },
        {
          heading: 'Result',
          lines: [
            {
              id: 'earlyLeavers',
              label: 'Expected early leavers in a year',
              format: 'number',
              formula: '{yearStarters} * {earlyShare}',
              note: 'Starters × share gone by day 90',
            },
            {
              id: 'preventable',
              label: 'Of these, the ones an action could prevent',
              format: 'number',
              formula: '{earlyLeavers} - {unavoidable}',
            },
            {
              id: 'yearCost',
              label: 'Their cost in a year',
              format: 'dollars',
              formula: '{preventable} * {total}',
            },
            {
              id: 'yearCash',
              label: 'Of this, cash',
              format: 'dollars',
              formula: '{preventable} * {cash}',
            },
            {
              id: 'breakEven',
              label: 'Exits to prevent for break-even in cash',
              format: 'number',
              formula: 'ROUNDUP({actionCost} / {cash}, 0)',
              note: 'Cost of the action ÷ cash per leaver, rounded up',
            },
            {
              id: 'breakEvenShare',
              label: 'As a share of the preventable exits',
              format: 'percent',
              formula: '{breakEven} / {preventable}',
              note: 'Above 100%, the action cannot pay for itself in cash',
            },
          ],
        },
      ],
    },
  ],
});
