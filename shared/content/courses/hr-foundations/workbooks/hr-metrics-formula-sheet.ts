import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'HR Metrics Formula Sheet',
  sheets: [
    {
      name: 'Metrics',
      blocks: [
        {
          heading: 'Period and definitions',
          intro: 'Write down who counts before you count.',
          lines: [
            {
              id: 'periodStart',
              label: 'First day of the period',
              format: 'date',
              example: '2026-01-01',
            },
            {
              id: 'periodEnd',
              label: 'Last day of the period',
              format: 'date',
              example: '2026-03-31',
            },
            {
              id: 'population',
              label: 'Population covered',
              format: 'text',
              example: 'All employees, no agency staff',
            },
          ],
        },
        {
          heading: 'Turnover',
          lines: [
            {
              id: 'headcountStart',
              label: 'Headcount at the start',
              format: 'number',
              example: 118,
            },
            { id: 'headcountEnd', label: 'Headcount at the end', format: 'number', example: 122 },
            {
              id: 'leavers',
              label: 'Leavers',
              format: 'number',
              example: 9,
              note: 'Decide first: are transfers and contractors in or out?',
            },
            {
              id: 'resignations',
              label: 'Of these, resignations',
              format: 'number',
              example: 6,
              note: 'Decide first: is retirement voluntary?',
            },
            {
              id: 'averageHeadcount',
              label: 'Average headcount',
              format: 'decimal',
              formula: '({headcountStart} + {headcountEnd}) / 2',
              note: '(Start + end) ÷ 2',
            },
            {
              id: 'turnover',
              label: 'Turnover',
              format: 'percent',
              formula: '{leavers} / {averageHeadcount}',
              note: 'Leavers ÷ average headcount',
            },
            {
              id: 'voluntaryTurnover',
              label: 'Voluntary turnover',
              format: 'percent',
              formula: '{resignations} / {averageHeadcount}',
              note: 'Resignations ÷ average headcount',
            },
          ],
        },
        {
          heading: 'Absence, offers and new hires',
          lines: [
            {
              id: 'daysLost',
              label: 'Days lost',
              format: 'decimal',
              example: 11,
              note: 'Scheduled days only; name the absence types',
            },
            { id: 'daysAvailable', label: 'Days available', format: 'decimal', example: 440 },
            {
              id: 'absenceRate',
              label: 'Absence rate',
              format: 'percent',
              formula: '{daysLost} / {daysAvailable}',
              note: 'Days lost ÷ days available',
            },
            { id: 'offersMade', label: 'Offers made', format: 'number', example: 12 },
            { id: 'offersAccepted', label: 'Offers accepted', format: 'number', example: 9 },
            {
              id: 'offerAcceptance',
              label: 'Offer acceptance',
              format: 'percent',
              formula: '{offersAccepted} / {offersMade}',
              note: 'Offers accepted ÷ offers made',
            },
            {
              id: 'starters',
              label: 'Starters who have reached day 90',
              format: 'number',
              example: 24,
              note: 'All starters of the cohort, with those who left',
            },
            {
              id: 'earlyLeavers',
              label: 'Of these, left within 90 days',
              format: 'number',
              example: 3,
            },
            {
              id: 'newHireTurnover',
              label: 'New-hire turnover',
              format: 'percent',
              formula: '{earlyLeavers} / {starters}',
              note: 'Left within 90 days ÷ all starters',
            },
          ],
        },
      ],
    },
    {
      name: 'Time to fill',
      blocks: [
        {
          id: 'roles',
          heading: 'Roles filled in the period',
          intro: 'Calendar days from the approved request to the accepted offer.',
          columns: [
            { id: 'role', label: 'Role', format: 'text' },
            { id: 'approved', label: 'Request approved', format: 'date' },
            { id: 'accepted', label: 'Offer accepted', format: 'date' },
            {
              id: 'days',
              label: 'Days to fill',
              format: 'number',
              formula: '{accepted} - {approved}',
            },
          ],
          rowCount: 30,
          example: [
            { role: 'Warehouse lead', approved: '2026-02-03', accepted: '2026-03-17' },
            { role: 'Payroll specialist', approved: '2026-01-12', accepted: '2026-02-16' },
            { role: 'Packer, evenings', approved: '2026-02-02', accepted: '2026-02-20' },
          ],
        },
        {
          heading: 'Result',
          lines: [
            {
              id: 'filled',
              label: 'Roles filled',
              format: 'number',
              formula: 'COUNT({roles.days})',
            },
            {
              id: 'averageDays',
              label: 'Average time to fill, in days',
              format: 'decimal',
              formula: 'AVERAGE({roles.days})',
              note: 'One slow role pulls it up',
            },
            {
              id: 'medianDays',
              label: 'Median time to fill, in days',
              format: 'decimal',
              formula: 'MEDIAN({roles.days})',
              note: 'The role in the middle; show it beside the average',
            },
          ],
        },
      ],
    },
  ],
});
