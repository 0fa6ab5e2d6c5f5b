import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'Bench Strength Dashboard',
  sheets: [
    {
      name: 'Depth',
      blocks: [
        {
          id: 'roles',
          heading: 'Roles',
          intro:
            'Count entries and leave names out. For the last two columns, move the person with the most entries to one role and count again.',
          columns: [
            { id: 'role', label: 'Critical role', format: 'text' },
            { id: 'entries', label: 'Entries', format: 'number' },
            { id: 'ready', label: 'Of these ready now', format: 'number' },
            {
              id: 'tested',
              label: 'Alternate tested?',
              format: 'text',
              options: ['Yes', 'No'],
            },
            { id: 'entriesAfter', label: 'Entries after the move', format: 'number' },
            { id: 'readyAfter', label: 'Ready now after the move', format: 'number' },
          ],
          rowCount: 30,
          example: [
            {
              role: 'Vice president, operations',
              entries: 1,
              ready: 0,
              tested: 'Yes',
              entriesAfter: 1,
              readyAfter: 0,
            },
            {
              role: 'Plant manager, Monroe',
              entries: 3,
              ready: 0,
              tested: 'Yes',
              entriesAfter: 2,
              readyAfter: 0,
            },
            {
              role: 'Plant manager, Baraboo',
              entries: 2,
              ready: 1,
              tested: 'Yes',
              entriesAfter: 1,
              readyAfter: 0,
            },
            {
              role: 'Head of quality',
              entries: 1,
              ready: 1,
              tested: 'Yes',
              entriesAfter: 1,
              readyAfter: 1,
            },
            {
              role: 'Pasteurization lead',
              entries: 1,
              ready: 0,
              tested: 'No',
              entriesAfter: 1,
              readyAfter: 0,
            },
            {
              role: 'Milk procurement manager',
              entries: 0,
              ready: 0,
              tested: 'No',
              entriesAfter: 0,
              readyAfter: 0,
            },
          ],
        },
        {
          heading: 'Depth',
          lines: [
            { id: 'people', label: 'Distinct people', format: 'number', example: 7 },
            { id: 'count', label: 'Roles', format: 'number', formula: 'COUNT({roles.entries})' },
            {
              id: 'coverage',
              label: 'Entries ÷ roles',
              format: 'percent',
              formula: 'SUM({roles.entries}) / {count}',
              note: 'Never report this line without the next one',
            },
            {
              id: 'depth',
              label: 'Distinct people ÷ roles',
              format: 'percent',
              formula: '{people} / {count}',
            },
            {
              id: 'readyRoles',
              label: 'Roles with someone ready now',
              format: 'number',
              formula: 'COUNTIF({roles.ready}, ">0")',
            },
            {
              id: 'readyShare',
              label: 'Share of roles with someone ready now',
              format: 'percent',
              formula: '{readyRoles} / {count}',
            },
            {
              id: 'emptyRoles',
              label: 'Roles with no one at all',
              format: 'number',
              formula: 'COUNTIF({roles.entries}, 0)',
            },
            {
              id: 'testedRoles',
              label: 'Roles with a tested alternate',
              format: 'number',
              formula: 'COUNTIF({roles.tested}, "Yes")',
            },
          ],
        },
        {
          heading: 'After one move',
          lines: [
            {
              id: 'readyRolesAfter',
              label: 'Roles with someone ready now',
              format: 'number',
              formula: 'COUNTIF({roles.readyAfter}, ">0")',
            },
            {
              id: 'emptyRolesAfter',
              label: 'Roles with no one at all',
              format: 'number',
              formula: 'COUNTIF({roles.entriesAfter}, 0)',
            },
          ],
        },
      ],
    },
    {
      name: 'Movement',
      blocks: [
        {
          heading: 'Promise kept',
          lines: [
            { id: 'agreed', label: 'Agreed assignments', format: 'number', example: 8 },
            { id: 'done', label: 'Completed', format: 'number', example: 2 },
            {
              id: 'promise',
              label: 'Promise kept',
              format: 'percent',
              formula: '{done} / {agreed}',
            },
          ],
        },
        {
          id: 'filled',
          heading: 'Critical appointments of the past 36 months',
          columns: [
            { id: 'way', label: 'Filled', format: 'text' },
            { id: 'number', label: 'Number', format: 'number' },
            {
              id: 'part',
              label: 'Share of filled',
              format: 'percent',
              formula: '{number} / SUM({filled.number})',
            },
          ],
          rowCount: 3,
          example: [
            { way: 'From the list', number: 1 },
            { way: 'Internally, not on the list', number: 1 },
            { way: 'Externally', number: 2 },
          ],
        },
      ],
    },
  ],
});
