import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'Attendance Record',
  sheets: [
    {
      name: 'Record',
      blocks: [
        {
          heading: 'Whose record',
          lines: [
            { id: 'employee', label: 'Employee', format: 'text', example: 'Kim Alder' },
            {
              id: 'job',
              label: 'Job and shift',
              format: 'text',
              example: 'Machine operator, line 2, 8:00 to 4:30',
            },
            {
              id: 'source',
              label: 'Data source',
              format: 'text',
              example: 'Time system export of April 21',
              note: 'Time clock, badge or schedule; not memory',
            },
            {
              id: 'reviewPoint',
              label: 'Policy review point, in U events',
              format: 'number',
              example: 4,
              note: 'From your attendance policy',
            },
          ],
        },
        {
          id: 'events',
          heading: 'Events',
          intro:
            'A: approved (leave, swap, training). U: unapproved. H: under HR review. P: protected, set by HR only. Write no health detail here.',
          columns: [
            { id: 'date', label: 'Date', format: 'date' },
            { id: 'minutesLate', label: 'Minutes late', format: 'number', max: 1440 },
            { id: 'notice', label: 'Notice given (when, how)', format: 'text' },
            { id: 'code', label: 'Code', format: 'text', options: ['A', 'U', 'H', 'P'] },
            {
              id: 'counted',
              label: 'Minutes that count',
              format: 'number',
              formula: 'IF({code} = "U", {minutesLate}, 0)',
            },
          ],
          rowCount: 30,
          example: [
            { date: '2026-04-06', minutesLate: 17, notice: 'None', code: 'U' },
            { date: '2026-04-08', minutesLate: 0, notice: 'Swap agreed April 7', code: 'A' },
            { date: '2026-04-10', minutesLate: 0, notice: 'Training, planned March 30', code: 'A' },
            { date: '2026-04-13', minutesLate: 9, notice: 'None', code: 'U' },
            { date: '2026-04-15', minutesLate: 31, notice: 'Gate list signed at 7:52', code: 'A' },
            { date: '2026-04-20', minutesLate: 24, notice: 'None', code: 'U' },
          ],
        },
        {
          heading: 'Totals',
          intro: 'A and P never count. H does not count until HR decides.',
          lines: [
            {
              id: 'unapproved',
              label: 'U events in the period',
              format: 'number',
              formula: 'COUNTIF({events.code}, "U")',
              note: 'Events with code U',
            },
            {
              id: 'minutes',
              label: 'Minutes late, U events only',
              format: 'number',
              formula: 'SUM({events.counted})',
              note: 'Sum of the minutes that count',
            },
            {
              id: 'pending',
              label: 'Events to ask HR about',
              format: 'number',
              formula: 'COUNTIF({events.code}, "H")',
              note: 'Events with code H',
            },
            {
              id: 'nextStep',
              label: 'Next step',
              format: 'text',
              formula:
                'IF({pending} > 0, "Ask HR about H first", IF({unapproved} >= {reviewPoint}, "Talk, after the checks", "Below review point"))',
              note: 'Do the checks of the form before you talk',
            },
          ],
        },
      ],
    },
  ],
});
