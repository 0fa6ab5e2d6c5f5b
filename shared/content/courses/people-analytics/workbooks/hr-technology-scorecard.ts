import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'HR Technology Scorecard',
  sheets: [
    {
      name: 'Points',
      blocks: [
        {
          id: 'criteria',
          heading: 'Criteria',
          intro: 'Fix the weights before the first demonstration. Score each vendor from 0 to 4.',
          columns: [
            { id: 'criterion', label: 'Criterion', format: 'text' },
            { id: 'weight', label: 'Weight', format: 'number', max: 100 },
            { id: 'scoreA', label: 'Vendor A, 0 to 4', format: 'number', max: 4 },
            { id: 'scoreB', label: 'Vendor B, 0 to 4', format: 'number', max: 4 },
            {
              id: 'pointsA',
              label: 'Points A',
              format: 'number',
              formula: '{weight} * {scoreA}',
            },
            {
              id: 'pointsB',
              label: 'Points B',
              format: 'number',
              formula: '{weight} * {scoreB}',
            },
          ],
          rowCount: 8,
          example: [
            { criterion: 'Situations completed', weight: 40, scoreA: 4, scoreB: 3 },
            { criterion: 'Integration and data exit', weight: 25, scoreA: 2, scoreB: 4 },
            { criterion: 'Five-year cost', weight: 20, scoreA: 3, scoreB: 3 },
            { criterion: 'Support and references', weight: 15, scoreA: 3, scoreB: 3 },
          ],
        },
        {
          heading: 'Result',
          lines: [
            {
              id: 'weights',
              label: 'Sum of the weights',
              format: 'number',
              formula: 'SUM({criteria.weight})',
              note: 'Must be 100',
            },
            {
              id: 'totalA',
              label: 'Vendor A of 400',
              format: 'number',
              formula: 'SUM({criteria.pointsA})',
            },
            {
              id: 'totalB',
              label: 'Vendor B of 400',
              format: 'number',
              formula: 'SUM({criteria.pointsB})',
            },
            {
              id: 'difference',
              label: 'Difference, B minus A',
              format: 'number',
              formula: '{totalB} - {totalA}',
            },
          ],
        },
      ],
    },
    {
      name: 'Swap test',
      blocks: [
        {
          heading: 'Move weight between the two most disputed criteria',
          intro: 'Enter the scores of the two criteria whose weights people dispute.',
          lines: [
            { id: 'moved', label: 'Weight to move', format: 'number', example: 10, max: 100 },
            {
              id: 'gainA',
              label: 'Score of A on the criterion that gains',
              format: 'number',
              example: 4,
              max: 4,
            },
            {
              id: 'gainB',
              label: 'Score of B on the criterion that gains',
              format: 'number',
              example: 3,
              max: 4,
            },
            {
              id: 'loseA',
              label: 'Score of A on the criterion that loses',
              format: 'number',
              example: 2,
              max: 4,
            },
            {
              id: 'loseB',
              label: 'Score of B on the criterion that loses',
              format: 'number',
              example: 4,
              max: 4,
            },
          ],
        },
        {
          heading: 'Result of the swap',
          lines: [
            {
              id: 'swappedA',
              label: 'Vendor A after the swap',
              format: 'number',
              formula: '{totalA} + {moved} * ({gainA} - {loseA})',
            },
            {
              id: 'swappedB',
              label: 'Vendor B after the swap',
              format: 'number',
              formula: '{totalB} + {moved} * ({gainB} - {loseB})',
            },
            {
              id: 'verdict',
              label: 'Verdict',
              format: 'text',
              formula:
                'IF(({totalA} - {totalB}) * ({swappedA} - {swappedB}) > 0, "Same order", "A tie: decide on risk")',
              note: 'If the order flips, the points cannot decide',
            },
          ],
        },
      ],
    },
    {
      name: 'Five-year cost',
      blocks: [
        {
          id: 'costs',
          heading: 'Five-year cost and exit',
          columns: [
            { id: 'item', label: 'Item', format: 'text' },
            { id: 'costA', label: 'Vendor A', format: 'dollars' },
            { id: 'costB', label: 'Vendor B', format: 'dollars' },
          ],
          rowCount: 12,
          example: [
            { item: 'Licenses, with 20% more users', costA: 240000, costB: 228000 },
            { item: 'Set-up, data cleaning, integration', costA: 78000, costB: 52000 },
            { item: 'Our own people’s time', costA: 44000, costB: 40000 },
            { item: 'Training and support', costA: 30000, costB: 36000 },
            { item: 'Exit: export, deletion, transition', costA: 20000, costB: 24000 },
          ],
        },
        {
          heading: 'Total',
          lines: [
            {
              id: 'sumA',
              label: 'Vendor A, five years',
              format: 'dollars',
              formula: 'SUM({costs.costA})',
            },
            {
              id: 'sumB',
              label: 'Vendor B, five years',
              format: 'dollars',
              formula: 'SUM({costs.costB})',
            },
          ],
        },
      ],
    },
  ],
});
