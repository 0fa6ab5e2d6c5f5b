import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'Demand Forecast Workbook',
  sheets: [
    {
      name: 'Need from hours',
      blocks: [
        {
          heading: 'Ratio, rebuilt from hours',
          intro: 'One role, one year. Use hours for work done well, without rework.',
          lines: [
            { id: 'role', label: 'Role', format: 'text', example: 'Modernization mechanic' },
            { id: 'units', label: 'A. Workload units in the year', format: 'number', example: 140 },
            {
              id: 'hoursPerUnit',
              label: 'B. Hours for each unit',
              format: 'decimal',
              example: 620,
            },
            {
              id: 'required',
              label: 'C. Required hours',
              format: 'number',
              formula: '{units} * {hoursPerUnit}',
              note: 'A × B',
            },
            { id: 'paid', label: 'D. Paid hours per person', format: 'number', example: 2080 },
            {
              id: 'away',
              label: 'E. Leave, training, absence',
              format: 'number',
              example: 400,
              note: 'Hours per person and year',
            },
            {
              id: 'productive',
              label: 'F. Productive hours per person',
              format: 'number',
              formula: '{paid} - {away}',
              note: 'D − E',
            },
            {
              id: 'need',
              label: 'G. Need, exact',
              format: 'decimal',
              formula: '{required} / {productive}',
              note: 'C ÷ F',
            },
            {
              id: 'needPeople',
              label: 'Need, in people',
              format: 'number',
              formula: 'ROUNDUP({need}, 0)',
            },
            {
              id: 'overtime',
              label: 'Overtime in last year’s data, in hours',
              format: 'number',
              example: 5900,
            },
            {
              id: 'overtimePeople',
              label: 'Overtime, in people',
              format: 'decimal',
              formula: '{overtime} / {productive}',
              note: 'Demand that last year’s headcount hides',
            },
          ],
        },
      ],
    },
    {
      name: 'Assumptions',
      blocks: [
        {
          heading: 'What moves the answer',
          intro: 'The need if one assumption is a tenth off and the others hold.',
          lines: [
            {
              id: 'unitsUp',
              label: 'A tenth more workload',
              format: 'number',
              formula: 'ROUNDUP({units} * 1.1 * {hoursPerUnit} / {productive}, 0)',
            },
            {
              id: 'unitsDown',
              label: 'A tenth less workload',
              format: 'number',
              formula: 'ROUNDUP({units} * 0.9 * {hoursPerUnit} / {productive}, 0)',
            },
            {
              id: 'hoursUp',
              label: 'A tenth more hours for each unit',
              format: 'number',
              formula: 'ROUNDUP({units} * {hoursPerUnit} * 1.1 / {productive}, 0)',
            },
            {
              id: 'awayUp',
              label: 'A tenth more leave, training, absence',
              format: 'number',
              formula: 'ROUNDUP({required} / ({paid} - {away} * 1.1), 0)',
            },
          ],
        },
        {
          id: 'delphi',
          heading: 'Delphi, where the work is new',
          intro: 'One row per person and round. Each estimate is written alone.',
          columns: [
            { id: 'round', label: 'Round', format: 'number', min: 1, max: 3 },
            { id: 'person', label: 'Person', format: 'text' },
            { id: 'low', label: 'Low', format: 'number' },
            { id: 'likely', label: 'Likely', format: 'number' },
            { id: 'high', label: 'High', format: 'number' },
          ],
          rowCount: 27,
          example: [
            { round: 2, person: 'A', low: 5, likely: 7, high: 10 },
            { round: 2, person: 'B', low: 6, likely: 8, high: 11 },
            { round: 2, person: 'C', low: 6, likely: 8, high: 12 },
            { round: 2, person: 'D', low: 5, likely: 7, high: 9 },
            { round: 2, person: 'E', low: 7, likely: 9, high: 14 },
            { round: 2, person: 'F', low: 6, likely: 8, high: 11 },
            { round: 2, person: 'G', low: 7, likely: 10, high: 15 },
          ],
        },
        {
          heading: 'Middle answers',
          intro:
            'Enter the last round only; the middle answer keeps one loud estimate from moving the result.',
          lines: [
            { id: 'lowMiddle', label: 'Low', format: 'decimal', formula: 'MEDIAN({delphi.low})' },
            {
              id: 'likelyMiddle',
              label: 'Likely',
              format: 'decimal',
              formula: 'MEDIAN({delphi.likely})',
            },
            {
              id: 'highMiddle',
              label: 'High',
              format: 'decimal',
              formula: 'MEDIAN({delphi.high})',
            },
          ],
        },
      ],
    },
  ],
});
