import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'Talent Review Guide',
  sheets: [
    {
      name: 'Nine-box',
      blocks: [
        {
          heading: 'One role, one day',
          intro:
            'The grid sorts questions for one role. It decides neither pay nor jobs, and boxes have no quotas.',
          lines: [
            { id: 'role', label: 'Target role', format: 'text', example: 'Plant manager, Monroe' },
            {
              id: 'reviewDate',
              label: 'Date of the review',
              format: 'date',
              example: '2026-10-22',
            },
            {
              id: 'demands',
              label: 'Hardest demands of the role',
              format: 'number',
              example: 4,
              min: 1,
            },
          ],
        },
        {
          id: 'people',
          heading: 'People',
          intro:
            'Potential follows from the demands with two independent sources: 3 for all of them, 2 for half or more, 1 for fewer.',
          columns: [
            { id: 'person', label: 'Person', format: 'text' },
            { id: 'performance', label: 'Performance, 1–3', format: 'number', min: 1, max: 3 },
            { id: 'supported', label: 'Demands supported', format: 'number' },
            {
              id: 'potential',
              label: 'Potential, 1–3',
              format: 'number',
              formula: 'IF({supported} >= {demands}, 3, IF({supported} * 2 >= {demands}, 2, 1))',
            },
            {
              id: 'box',
              label: 'Box, 1–9',
              format: 'number',
              formula:
                '(IF({supported} >= {demands}, 3, IF({supported} * 2 >= {demands}, 2, 1)) - 1) * 3 + {performance}',
            },
            { id: 'placed', label: 'Evidence of', format: 'date' },
            { id: 'expires', label: 'Expires', format: 'date', formula: 'EDATE({placed}, 12)' },
            {
              id: 'state',
              label: 'Valid?',
              format: 'text',
              formula: 'IF(EDATE({placed}, 12) < {reviewDate}, "Expired", "Valid")',
              marks: [{ when: '=', value: 'Expired', color: 'red' }],
            },
          ],
          rowCount: 20,
          example: [
            { person: 'Rachel Novotny', performance: 3, supported: 2, placed: '2026-10-20' },
            { person: 'Aisha Rahman', performance: 2, supported: 2, placed: '2026-10-19' },
            { person: 'Kevin Doyle', performance: 3, supported: 1, placed: '2026-10-20' },
          ],
        },
        {
          id: 'grid',
          heading: 'The grid',
          intro: 'How many people stand in each box.',
          columns: [
            { id: 'level', label: 'Potential', format: 'number', min: 1, max: 3 },
            {
              id: 'low',
              label: 'Performance 1',
              format: 'number',
              formula: 'COUNTIF({people.box}, ({level} - 1) * 3 + 1)',
            },
            {
              id: 'middle',
              label: 'Performance 2',
              format: 'number',
              formula: 'COUNTIF({people.box}, ({level} - 1) * 3 + 2)',
            },
            {
              id: 'high',
              label: 'Performance 3',
              format: 'number',
              formula: 'COUNTIF({people.box}, ({level} - 1) * 3 + 3)',
            },
          ],
          rowCount: 3,
          example: [{ level: 3 }, { level: 2 }, { level: 1 }],
        },
      ],
    },
    {
      name: 'Ratings',
      blocks: [
        {
          heading: 'Time',
          lines: [
            { id: 'reviewed', label: 'People to discuss', format: 'number', example: 4, max: 8 },
            {
              id: 'minutes',
              label: 'Minutes needed',
              format: 'number',
              formula: '{reviewed} * 9 + 18',
              note: 'Nine minutes each, and 18 to open and close',
            },
          ],
        },
        {
          id: 'ratings',
          heading: 'Ratings sent before the meeting',
          intro:
            'Five raters: 3 ready now, 2 for 1–2 years, 1 for 3-plus years. A spread of two goes first. The middle rating opens the talk and does not close it.',
          columns: [
            { id: 'name', label: 'Person', format: 'text' },
            { id: 'first', label: 'Rater 1', format: 'number', min: 1, max: 3 },
            { id: 'second', label: 'Rater 2', format: 'number', min: 1, max: 3 },
            { id: 'third', label: 'Rater 3', format: 'number', min: 1, max: 3 },
            { id: 'fourth', label: 'Rater 4', format: 'number', min: 1, max: 3 },
            { id: 'fifth', label: 'Rater 5', format: 'number', min: 1, max: 3 },
            {
              id: 'spread',
              label: 'Spread',
              format: 'number',
              formula:
                'MAX({first}, {second}, {third}, {fourth}, {fifth}) - MIN({first}, {second}, {third}, {fourth}, {fifth})',
            },
            {
              id: 'median',
              label: 'Middle rating',
              format: 'number',
              formula: 'MEDIAN({first}, {second}, {third}, {fourth}, {fifth})',
            },
          ],
          rowCount: 8,
          example: [
            { name: 'Rachel Novotny', first: 1, second: 2, third: 2, fourth: 3, fifth: 2 },
            { name: 'Aisha Rahman', first: 1, second: 2, third: 2, fourth: 2, fifth: 2 },
            { name: 'Kevin Doyle', first: 3, second: 2, third: 1, fourth: 1, fifth: 2 },
          ],
        },
      ],
    },
    {
      name: 'Outcomes by group',
      blocks: [
        {
          heading: 'Rule',
          lines: [
            {
              id: 'smallest',
              label: 'Smallest group that may be shown',
              format: 'number',
              example: 10,
              min: 1,
            },
          ],
        },
        {
          id: 'groups',
          heading: 'Outcomes',
          intro: 'A difference reopens the evidence. It moves no one up or down.',
          columns: [
            { id: 'group', label: 'Group', format: 'text' },
            { id: 'discussed', label: 'Reviewed', format: 'number' },
            { id: 'near', label: 'Ready now or 1–2 years', format: 'number' },
            { id: 'rate', label: 'Rate', format: 'percent', formula: '{near} / {discussed}' },
            {
              id: 'show',
              label: 'May be shown?',
              format: 'text',
              formula: 'IF({discussed} >= {smallest}, "Yes", "Too few")',
            },
          ],
          rowCount: 10,
          example: [
            { group: 'Day shift', discussed: 26, near: 12 },
            { group: 'Night shift', discussed: 12, near: 5 },
          ],
        },
      ],
    },
  ],
});
