import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'Critical Role Assessment',
  sheets: [
    {
      name: 'Exposure',
      blocks: [
        {
          id: 'roles',
          heading: 'Exposure gap',
          intro:
            'Rate the seat, not its holder. Take time to harm from someone who would feel the vacancy.',
          columns: [
            { id: 'role', label: 'Role', format: 'text' },
            {
              id: 'condition',
              label: 'Condition',
              format: 'text',
              options: ['Essential', 'Pivotal', 'Fragile', 'Fragile and pivotal'],
            },
            { id: 'harm', label: 'Time to harm, days', format: 'number' },
            { id: 'cover', label: 'Time to cover, days', format: 'number' },
            { id: 'gap', label: 'Gap, days', format: 'number', formula: '{cover} - {harm}' },
            {
              id: 'state',
              label: 'Exposed?',
              format: 'text',
              formula: 'IF({cover} > {harm}, "Exposed", "Covered")',
              marks: [
                { when: '=', value: 'Exposed', color: 'red' },
                { when: '=', value: 'Covered', color: 'green' },
              ],
            },
          ],
          rowCount: 30,
          example: [
            { role: 'Vice president, operations', condition: 'Pivotal', harm: 60, cover: 45 },
            { role: 'Plant manager, Monroe', condition: 'Pivotal', harm: 30, cover: 90 },
            { role: 'Plant manager, Baraboo', condition: 'Pivotal', harm: 30, cover: 45 },
            { role: 'Head of quality', condition: 'Essential', harm: 5, cover: 25 },
            { role: 'Pasteurization lead', condition: 'Fragile', harm: 2, cover: 34 },
            {
              role: 'Milk procurement manager',
              condition: 'Fragile and pivotal',
              harm: 10,
              cover: 55,
            },
          ],
        },
        {
          heading: 'Summary',
          lines: [
            {
              id: 'count',
              label: 'Critical roles',
              format: 'number',
              formula: 'COUNT({roles.gap})',
            },
            {
              id: 'exposed',
              label: 'Exposed roles',
              format: 'number',
              formula: 'COUNTIF({roles.gap}, ">0")',
            },
            {
              id: 'share',
              label: 'Exposed share',
              format: 'percent',
              formula: '{exposed} / {count}',
            },
            {
              id: 'largest',
              label: 'Largest gap, days',
              format: 'number',
              formula: 'MAX({roles.gap})',
            },
            {
              id: 'signature',
              label: 'Days that a signature would take off one gap',
              format: 'number',
              example: 20,
              note: 'Here: release authority for the deputy head of quality',
            },
            {
              id: 'total',
              label: 'Days of exposure, all exposed roles',
              format: 'number',
              formula: 'SUMIF({roles.gap}, ">0", {roles.gap})',
            },
            {
              id: 'after',
              label: 'Days of exposure after the signature',
              format: 'number',
              formula: '{total} - {signature}',
            },
          ],
        },
      ],
    },
    {
      name: 'Access',
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
              note: 'Agree on it with counsel or the privacy officer',
            },
          ],
        },
        {
          id: 'groups',
          heading: 'Access to one program',
          intro: 'A difference is a question, not a verdict.',
          columns: [
            { id: 'group', label: 'Group', format: 'text' },
            { id: 'eligible', label: 'Eligible', format: 'number' },
            { id: 'entered', label: 'Entered', format: 'number' },
            { id: 'rate', label: 'Rate', format: 'percent', formula: '{entered} / {eligible}' },
            {
              id: 'show',
              label: 'May be shown?',
              format: 'text',
              formula: 'IF({eligible} >= {smallest}, "Yes", "Too few")',
            },
          ],
          rowCount: 10,
          example: [
            { group: 'Day shift', eligible: 56, entered: 14 },
            { group: 'Night shift', eligible: 30, entered: 3 },
          ],
        },
        {
          heading: 'Comparison',
          lines: [
            {
              id: 'overall',
              label: 'Rate of all groups',
              format: 'percent',
              formula: 'SUM({groups.entered}) / SUM({groups.eligible})',
            },
            {
              id: 'ratio',
              label: 'Lowest rate as a share of the highest',
              format: 'percent',
              formula: 'MIN({groups.rate}) / MAX({groups.rate})',
            },
          ],
        },
      ],
    },
  ],
});
