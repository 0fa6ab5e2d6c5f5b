import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'ROI Workbook',
  chart: {
    title: 'Net in each year, and in sum since the start',
    table: 'years',
    labels: 'year',
    values: ['net', 'cumulative'],
  },
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
          id: 'years',
          heading: 'Cost and benefit, year by year',
          intro:
            'Number the years 1, 2, 3 and so on, as many as the case has. Write 0 where a year has no one-time cost or no event avoided.',
          columns: [
            { id: 'year', label: 'Year', format: 'number', min: 1, max: 8 },
            { id: 'oneTime', label: 'One-time cost', format: 'dollars' },
            { id: 'running', label: 'Running cost', format: 'dollars' },
            { id: 'avoided', label: 'Events avoided', format: 'number' },
            { id: 'yearCost', label: 'Cost', format: 'dollars', formula: '{oneTime} + {running}' },
            {
              id: 'yearBenefit',
              label: 'Benefit',
              format: 'dollars',
              formula: '{avoided} * {perEvent}',
            },
            {
              id: 'net',
              label: 'Net',
              format: 'dollars',
              formula: '{avoided} * {perEvent} - {oneTime} - {running}',
            },
            {
              id: 'cumulative',
              label: 'Net in sum',
              format: 'dollars',
              formula: 'SUMIF({years.year}, "<=" & {year}, {years.net})',
            },
            {
              id: 'today',
              label: 'Value today',
              format: 'dollars',
              formula: '{net} / (1 + {rate}) ^ {year}',
            },
            {
              id: 'paidBack',
              label: 'Paid back in month (0: not in this year)',
              format: 'decimal',
              formula:
                'IF({year} = 1, IF({net} >= 0, 12 * {yearCost} / {yearBenefit}, 0), IF(AND({cumulative} >= 0, {cumulative} - {net} < 0), 12 * {year} - 12 * {cumulative} / {net}, 0))',
            },
          ],
          rowCount: 8,
          example: [
            { year: 1, oneTime: 90000, running: 45000, avoided: 2 },
            { year: 2, oneTime: 0, running: 45000, avoided: 4 },
          ],
        },
        {
          heading: 'Results',
          lines: [
            {
              id: 'rate',
              label: 'Discount rate from finance',
              format: 'percent',
              example: 0.08,
            },
            {
              id: 'cost',
              label: 'Total cost',
              format: 'dollars',
              formula: 'SUM({years.yearCost})',
            },
            {
              id: 'eventsAvoided',
              label: 'Events avoided in all',
              format: 'number',
              formula: 'SUM({years.avoided})',
            },
            {
              id: 'benefit',
              label: 'Total benefit',
              format: 'dollars',
              formula: 'SUM({years.yearBenefit})',
            },
            {
              id: 'total',
              label: 'Net over all years',
              format: 'dollars',
              formula: '{benefit} - {cost}',
            },
            {
              id: 'roi',
              label: 'ROI',
              format: 'percent',
              formula: '{total} / {cost}',
              note: '(Benefit − cost) ÷ cost',
            },
            {
              id: 'payback',
              label: 'Paid back after months (0: not in these years)',
              format: 'decimal',
              formula: 'MAX({years.paidBack})',
              note: 'Assumes that cost and benefit are spread evenly within a year',
            },
            {
              id: 'presentValue',
              label: 'Net present value',
              format: 'dollars',
              formula: 'SUM({years.today})',
              note: 'Each year’s net, divided by 1 + rate once for each year that has passed',
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
          heading: 'Net over all years, if one assumption changes',
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
              formula: '{eventsAvoided} * {cashPerEvent} - {cost}',
            },
            {
              id: 'late',
              label: 'Six months late',
              format: 'dollars',
              formula:
                '({eventsAvoided} - SUMIF({years.year}, MAX({years.year}), {years.avoided}) / 2) * {perEvent} - {cost}',
              note: 'Every event comes half a year later, so half of the last year’s are lost',
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
              formula: '{cost} / {eventsAvoided}',
              note: 'Below this, do not approve',
            },
          ],
        },
        {
          id: 'own',
          heading: 'Your own assumptions',
          intro:
            'Write what changes, and how much of today’s figure is left: 75% of the events, 110% of the cost. 100% leaves a figure as it is.',
          columns: [
            { id: 'assumption', label: 'If this happens', format: 'text' },
            { id: 'eventShare', label: 'Events avoided', format: 'percent', max: 3 },
            { id: 'eventCost', label: 'Cost of one event', format: 'percent', max: 3 },
            { id: 'costShare', label: 'Cost', format: 'percent', max: 3 },
            {
              id: 'newBenefit',
              label: 'Benefit',
              format: 'dollars',
              formula: '{benefit} * {eventShare} * {eventCost}',
            },
            {
              id: 'newNet',
              label: 'Net',
              format: 'dollars',
              formula: '{benefit} * {eventShare} * {eventCost} - {cost} * {costShare}',
            },
            {
              id: 'stillApprove',
              label: 'Still above zero?',
              format: 'text',
              formula: 'IF({newNet} > 0, "Yes", "No")',
              marks: [
                { when: '=', value: 'No', color: 'red' },
                { when: '=', value: 'Yes', color: 'green' },
              ],
            },
          ],
          rowCount: 8,
          example: [
            {
              assumption: 'A quarter fewer exits avoided, and a second form to build',
              eventShare: 0.75,
              eventCost: 1,
              costShare: 1.1,
            },
            {
              assumption: 'Canceled fittings counted at half',
              eventShare: 1,
              eventCost: 0.7,
              costShare: 1,
            },
          ],
        },
      ],
    },
  ],
});
