import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'Selection Method Matrix',
  sheets: [
    {
      name: 'Methods',
      blocks: [
        {
          id: 'methods',
          heading: 'Must-haves, weights and methods',
          intro:
            'One row for each method. The weights of the scored must-haves add up to 100%; leave the weight of a gate at 0.',
          columns: [
            { id: 'mustHave', label: 'Must-have', format: 'text' },
            { id: 'kind', label: 'Kind', format: 'text', options: ['Gate', 'Scored'] },
            { id: 'weight', label: 'Weight', format: 'percent', min: 0, max: 1 },
            { id: 'method', label: 'Main method', format: 'text' },
            { id: 'candidates', label: 'Candidates at this stage', format: 'number' },
            { id: 'candidateHours', label: 'Hours per candidate', format: 'decimal' },
            { id: 'staffHours', label: 'Staff hours per candidate', format: 'decimal' },
            {
              id: 'totalStaff',
              label: 'Staff hours in all',
              format: 'decimal',
              formula: '{candidates} * {staffHours}',
            },
          ],
          rowCount: 12,
          example: [
            {
              mustHave: 'Permit class B',
              kind: 'Gate',
              weight: 0,
              method: 'Application form and document',
              candidates: 46,
              candidateHours: 0.4,
              staffHours: 0.1,
            },
            {
              mustHave: 'Finds a fault on a mixed live system',
              kind: 'Scored',
              weight: 0.4,
              method: 'Test bench, two faults',
              candidates: 14,
              candidateHours: 0.75,
              staffHours: 0.75,
            },
            {
              mustHave: 'Hands over in writing',
              kind: 'Scored',
              weight: 0.25,
              method: 'Note after the bench',
              candidates: 14,
              candidateHours: 0.25,
              staffHours: 0.2,
            },
            {
              mustHave: 'Leads a crew, stops unsafe work',
              kind: 'Scored',
              weight: 0.35,
              method: 'Structured interview and tour',
              candidates: 6,
              candidateHours: 1.2,
              staffHours: 4,
            },
          ],
        },
        {
          heading: 'Check',
          lines: [
            {
              id: 'weights',
              label: 'Sum of weights',
              format: 'percent',
              formula: 'SUM({methods.weight})',
            },
            {
              id: 'weightsFit',
              label: 'Weights add up?',
              format: 'text',
              formula: 'IF(ROUND({weights}, 4) = 1, "Yes", "No: correct them")',
              marks: [{ when: '=', value: 'No: correct them', color: 'red' }],
            },
            {
              id: 'finalistHours',
              label: 'Hours of a finalist, all stages',
              format: 'decimal',
              formula: 'SUM({methods.candidateHours})',
            },
            {
              id: 'tooLong',
              label: 'More than four hours?',
              format: 'text',
              formula: 'IF({finalistHours} > 4, "Yes: cut a stage, or pay", "No")',
            },
            {
              id: 'allStaff',
              label: 'Staff hours in all',
              format: 'decimal',
              formula: 'SUM({methods.totalStaff})',
            },
          ],
        },
      ],
    },
  ],
});
