import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'ROI Workbook',
  sheets: [
    {
      name: 'Doing nothing',
      blocks: [
        {
          id: 'components',
          heading: 'Cost of one event',
          intro: 'One manager exit, one late inspection, one stoppage. Mark cash or estimate.',
          columns: [
            { id: 'component', label: 'Component', format: 'text' },
            { id: 'amount', label: 'Amount', format: 'dollars' },
            { id: 'kind', label: 'Kind', format: 'text', options: ['Cash', 'Estimate'] },
            { id: 'owner', label: 'Owner of the figure', format: 'text' },
          ],
          rowCount: 10,
          example: [
            { component: 'Hiring and assessment', amount: 9000, kind: 'Cash', owner: 'HR' },
            { component: 'Cover and overtime', amount: 11000, kind: 'Cash', owner: 'Payroll' },
            { component: 'Lost contribution', amount: 28000, kind: 'Estimate', owner: 'Sales' },
          ],
        },
        {
          heading: 'A year of doing nothing',
          lines: [
            { id: 'events', label: 'Events a year', format: 'number', example: 10 },
            {
              id: 'unavoidable',
              label: 'Of these, events no one could avoid',
              format: 'number',
              example: 3,
            },
            {
              id: 'perEvent',
              label: 'Cost of one event',
              format: 'dollars',
              formula: 'SUM({components.amount})',
            },
            {
              id: 'cashPerEvent',
              label: 'Of this, cash',
              format: 'dollars',
              formula: 'SUMIF({components.kind}, "Cash", {components.amount})',
            },
            {
              id: 'nothing',
              label: 'Cost of doing nothing, a year',
              format: 'dollars',
              formula: '{events} * {perEvent}',
            },
            {
              id: 'avoidable',
              label: 'Of this, avoidable at most',
              format: 'dollars',
              formula: '({events} - {unavoidable}) * {perEvent}',
            },
          ],
        },
      ],
    },
    {
      name: 'Case',
      blocks: [
        {
          heading: 'Cost and benefit',
          lines: [
            {
              id: 'cost1',
              label: 'Cost in year 1, one-time and running',
              format: 'dollars',
              example: 135000,
            },
            { id: 'cost2', label: 'Cost in year 2', format: 'dollars', example: 45000 },
            { id: 'avoided1', label: 'Events avoided in year 1', format: 'number', example: 2 },
            { id: 'avoided2', label: 'Events avoided in year 2', format: 'number', example: 4 },
            {
              id: 'rate',
              label: 'Discount rate from finance',
              format: 'percent',
              example: 0.08,
            },
          ],
        },
        {
          heading: 'Results',
          lines: [
            {
              id: 'cost',
              label: 'Total cost',
              format: 'dollars',
              formula: '{cost1} + {cost2}',
            },
            {
              id: 'benefit',
              label: 'Total benefit',
              format: 'dollars',
              formula: '({avoided1} + {avoided2}) * {perEvent}',
            },
            {
              id: 'net1',
              label: 'Net in year 1',
              format: 'dollars',
              formula: '{avoided1} * {perEvent} - {cost1}',
            },
            {
              id: 'net2',
              label: 'Net in year 2',
              format: 'dollars',
              formula: '{avoided2} * {perEvent} - {cost2}',
            },
            {
              id: 'net',
              label: 'Net over two years',
              format: 'dollars',
              formula: '{benefit} - {cost}',
            },
            {
              id: 'roi',
              label: 'ROI',
              format: 'percent',
              formula: '{net} / {cost}',
              note: '(Benefit − cost) ÷ cost',
            },
            {
              id: 'payback',
              label: 'Paid back after months',
              format: 'decimal',
              formula:
                'IF({net1} >= 0, 12 * {cost1} / ({avoided1} * {perEvent}), 12 - {net1} / ({net2} / 12))',
              note: 'Assumes that cost and benefit are spread evenly within a year',
            },
            {
              id: 'presentValue',
              label: 'Net present value',
              format: 'dollars',
              formula: '{net1} / (1 + {rate}) + {net2} / ((1 + {rate}) * (1 + {rate}))',
              note: 'Each year’s net, divided by 1 + rate once for year 1 and twice for year 2',
            },
            {
              id: 'breakEven',
              label: 'Break-even in events',
              format: 'number',
              formula: 'ROUNDUP({cost} / {perEvent}, 0)',
              note: 'Cost ÷ cost of one event, rounded up',
            },
          ],
        },
      ],
    },
    {
      name: 'Sensitivity',
      blocks: [
        {
          heading: 'Net over two years, if one assumption changes',
          lines: [
            {
              id: 'half',
              label: 'Half the events avoided',
              format: 'dollars',
              formula: '{benefit} / 2 - {cost}',
            },
            {
              id: 'cashOnly',
              label: 'Only cash components count',
              format: 'dollars',
              formula: '({avoided1} + {avoided2}) * {cashPerEvent} - {cost}',
            },
            {
              id: 'dearer',
              label: 'Cost 20% higher',
              format: 'dollars',
              formula: '{benefit} - 1.2 * {cost}',
            },
            {
              id: 'needed',
              label: 'Cost of one event at which the case breaks even',
              format: 'dollars',
              formula: '{cost} / ({avoided1} + {avoided2})',
              note: 'Below this, do not approve',
            },
          ],
        },
      ],
    },
  ],
});
