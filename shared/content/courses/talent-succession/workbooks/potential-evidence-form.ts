import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'Potential Evidence Form',
  sheets: [
    {
      name: 'Readiness',
      blocks: [
        {
          heading: 'One person, one role',
          lines: [
            { id: 'person', label: 'Person', format: 'text', example: 'Rachel Novotny' },
            { id: 'role', label: 'Target role', format: 'text', example: 'Plant manager, Monroe' },
          ],
        },
        {
          id: 'demands',
          heading: 'Demands and sources',
          intro:
            'Two people who quote one project are one source. A demand is supported by two situations and two sources, one of them not the manager.',
          columns: [
            { id: 'demand', label: 'Hardest demand', format: 'text' },
            { id: 'situations', label: 'Situations seen', format: 'number' },
            { id: 'sources', label: 'Independent sources', format: 'number' },
            { id: 'others', label: 'Of these not the manager', format: 'number' },
            {
              id: 'result',
              label: 'Result',
              format: 'text',
              formula:
                'IF(AND({situations} >= 2, {sources} >= 2, {others} >= 1), "Supported", IF({sources} >= 1, "Open", "Not seen"))',
            },
          ],
          rowCount: 6,
          example: [
            { demand: 'Leads managers of other fields', situations: 2, sources: 2, others: 2 },
            { demand: 'Stops a plant for food safety', situations: 2, sources: 2, others: 2 },
            { demand: 'Capital project above $2 million', situations: 0, sources: 0, others: 0 },
            { demand: 'Keeps a customer in a failure', situations: 1, sources: 1, others: 1 },
          ],
        },
        {
          heading: 'Readiness',
          intro: 'The category follows from the tests of the course. It holds for this role only.',
          lines: [
            {
              id: 'supported',
              label: 'Demands supported',
              format: 'number',
              formula: 'COUNTIF({demands.result}, "Supported")',
            },
            {
              id: 'gaps',
              label: 'Gaps',
              format: 'number',
              formula: 'COUNT({demands.sources}) - {supported}',
            },
            {
              id: 'work',
              label: 'Gaps with work assigned and dated',
              format: 'number',
              example: 2,
              note: 'A course is not work',
            },
            {
              id: 'interest',
              label: 'Wants the role, in their own words?',
              format: 'text',
              options: ['Yes', 'No', 'Not asked'],
              example: 'Yes',
            },
            { id: 'asked', label: 'Asked on', format: 'date', example: '2026-09-29' },
            {
              id: 'valid',
              label: 'Answer valid until',
              format: 'date',
              formula: 'EDATE({asked}, 12)',
            },
            {
              id: 'days',
              label: 'Days until this person could start',
              format: 'number',
              example: 60,
            },
            {
              id: 'category',
              label: 'Category',
              format: 'text',
              formula:
                'IF({interest} = "Yes", IF(AND({gaps} = 0, {days} <= 90), "Ready now", IF(AND({gaps} <= 3, {work} >= {gaps}), "1–2 years", "3-plus years")), "No category")',
              note: 'Without a yes there is no category; with up to three gaps and work for each of them, 1–2 years',
            },
          ],
        },
      ],
    },
  ],
});
