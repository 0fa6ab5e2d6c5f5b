import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'Design Criteria Scorecard',
  sheets: [
    {
      name: 'Scores',
      blocks: [
        {
          id: 'criteria',
          heading: 'Criteria and options',
          intro:
            'Agree on the weights before anyone scores. Option A is today’s structure with its processes repaired. 0 = fails, 5 = fully meets.',
          columns: [
            { id: 'criterion', label: 'Criterion', format: 'text' },
            { id: 'weight', label: 'Weight', format: 'number', max: 100 },
            { id: 'scoreA', label: 'A, 0 to 5', format: 'number', max: 5 },
            { id: 'scoreB', label: 'B, 0 to 5', format: 'number', max: 5 },
            { id: 'scoreC', label: 'C, 0 to 5', format: 'number', max: 5 },
            {
              id: 'pointsA',
              label: 'Points A',
              format: 'decimal',
              formula: '{weight} * {scoreA} / 5',
            },
            {
              id: 'pointsB',
              label: 'Points B',
              format: 'decimal',
              formula: '{weight} * {scoreB} / 5',
            },
            {
              id: 'pointsC',
              label: 'Points C',
              format: 'decimal',
              formula: '{weight} * {scoreC} / 5',
            },
          ],
          rowCount: 6,
          example: [
            {
              criterion: 'School order by noon is on the 5 AM truck',
              weight: 35,
              scoreA: 4,
              scoreB: 2,
              scoreC: 4,
            },
            {
              criterion: 'Crew knows its formats two hours ahead',
              weight: 25,
              scoreA: 4,
              scoreB: 3,
              scoreC: 5,
            },
            {
              criterion: 'Cheese buyer gets one date in four hours',
              weight: 20,
              scoreA: 3,
              scoreB: 5,
              scoreC: 2,
            },
            {
              criterion: 'One planner off sick, no late truck',
              weight: 20,
              scoreA: 2,
              scoreB: 5,
              scoreC: 2,
            },
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
              label: 'Option A of 100',
              format: 'decimal',
              formula: 'SUM({criteria.pointsA})',
            },
            {
              id: 'totalB',
              label: 'Option B of 100',
              format: 'decimal',
              formula: 'SUM({criteria.pointsB})',
            },
            {
              id: 'totalC',
              label: 'Option C of 100',
              format: 'decimal',
              formula: 'SUM({criteria.pointsC})',
            },
            {
              id: 'gap',
              label: 'Gap between the best and the next',
              format: 'decimal',
              formula: 'MAX({totalA}, {totalB}, {totalC}) - MEDIAN({totalA}, {totalB}, {totalC})',
            },
            {
              id: 'verdict',
              label: 'Do the scores decide?',
              format: 'text',
              formula:
                'IF({weights} <> 100, "Weights must add up to 100", IF({gap} <= 10, "No: discuss what each makes worse", "They point to one option"))',
              note: 'Ten points or less do not decide',
            },
          ],
        },
      ],
    },
    {
      name: 'Disputed weight',
      blocks: [
        {
          heading: 'Move weight from one criterion to another',
          intro:
            'Take the two criteria whose weights people dispute, and copy their scores from the first sheet. In the example 10 points move from cover to school orders.',
          lines: [
            { id: 'moved', label: 'Weight to move', format: 'number', example: 10, max: 100 },
            {
              id: 'gainA',
              label: 'A on the criterion that gains',
              format: 'number',
              example: 4,
              max: 5,
            },
            {
              id: 'gainB',
              label: 'B on the criterion that gains',
              format: 'number',
              example: 2,
              max: 5,
            },
            {
              id: 'gainC',
              label: 'C on the criterion that gains',
              format: 'number',
              example: 4,
              max: 5,
            },
            {
              id: 'loseA',
              label: 'A on the criterion that loses',
              format: 'number',
              example: 2,
              max: 5,
            },
            {
              id: 'loseB',
              label: 'B on the criterion that loses',
              format: 'number',
              example: 5,
              max: 5,
            },
            {
              id: 'loseC',
              label: 'C on the criterion that loses',
              format: 'number',
              example: 2,
              max: 5,
            },
          ],
        },
        {
          heading: 'After the move',
          lines: [
            {
              id: 'movedA',
              label: 'Option A',
              format: 'decimal',
              formula: '{totalA} + {moved} * ({gainA} - {loseA}) / 5',
            },
            {
              id: 'movedB',
              label: 'Option B',
              format: 'decimal',
              formula: '{totalB} + {moved} * ({gainB} - {loseB}) / 5',
            },
            {
              id: 'movedC',
              label: 'Option C',
              format: 'decimal',
              formula: '{totalC} + {moved} * ({gainC} - {loseC}) / 5',
            },
            {
              id: 'leaderBefore',
              label: 'Highest before',
              format: 'text',
              formula:
                'IF(AND({totalA} > {totalB}, {totalA} > {totalC}), "A", IF(AND({totalB} > {totalA}, {totalB} > {totalC}), "B", IF(AND({totalC} > {totalA}, {totalC} > {totalB}), "C", "A tie")))',
            },
            {
              id: 'leaderAfter',
              label: 'Highest after',
              format: 'text',
              formula:
                'IF(AND({movedA} > {movedB}, {movedA} > {movedC}), "A", IF(AND({movedB} > {movedA}, {movedB} > {movedC}), "B", IF(AND({movedC} > {movedA}, {movedC} > {movedB}), "C", "A tie")))',
              note: 'If the highest changes, settle the weight before the structure',
            },
          ],
        },
      ],
    },
    {
      name: 'What it makes worse',
      blocks: [
        {
          id: 'costs',
          heading: 'Who pays, in a year',
          intro:
            'Put a price on the coordination that each option makes harder. Leave names and individual scores off this page.',
          columns: [
            { id: 'item', label: 'Item', format: 'text' },
            { id: 'costA', label: 'Option A', format: 'dollars' },
            { id: 'costB', label: 'Option B', format: 'dollars' },
            { id: 'costC', label: 'Option C', format: 'dollars' },
          ],
          rowCount: 8,
          example: [
            { item: 'Night calls between the plants', costA: 0, costB: 46000, costC: 0 },
            { item: 'Cover when a planner is off', costA: 24000, costB: 0, costC: 38000 },
            { item: 'Shared calendar for retail dates', costA: 9000, costB: 0, costC: 12000 },
          ],
        },
        {
          heading: 'Saving and result',
          lines: [
            {
              id: 'savedA',
              label: 'Yearly saving that A promises',
              format: 'dollars',
              example: 0,
            },
            {
              id: 'savedB',
              label: 'Yearly saving that B promises',
              format: 'dollars',
              example: 148000,
            },
            {
              id: 'savedC',
              label: 'Yearly saving that C promises',
              format: 'dollars',
              example: 0,
            },
            {
              id: 'netA',
              label: 'A, saving minus cost',
              format: 'dollars',
              formula: '{savedA} - SUM({costs.costA})',
            },
            {
              id: 'netB',
              label: 'B, saving minus cost',
              format: 'dollars',
              formula: '{savedB} - SUM({costs.costB})',
            },
            {
              id: 'netC',
              label: 'C, saving minus cost',
              format: 'dollars',
              formula: '{savedC} - SUM({costs.costC})',
            },
            {
              id: 'margin',
              label: 'Yearly margin at stake if the heaviest criterion fails',
              format: 'dollars',
              example: 610000,
              note: 'Example: two school contracts that depend on the 4:10 truck',
            },
            {
              id: 'years',
              label: 'Years of saving that one lost margin would use up, B against A',
              format: 'decimal',
              formula: '{margin} / ({netB} - {netA})',
            },
          ],
        },
      ],
    },
  ],
});
