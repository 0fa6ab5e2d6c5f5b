import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'Salary Structure Workbook',
  chart: {
    title: 'Minimum, midpoint and maximum of each grade',
    table: 'grades',
    labels: 'grade',
    values: ['minimum', 'midpoint', 'maximum'],
  },
  sheets: [
    {
      name: 'Market',
      blocks: [
        {
          id: 'sources',
          heading: 'Market medians, by grade',
          intro:
            'Aged = median × (1 + yearly movement × months ÷ 12). The weights of one grade must add up to 100%.',
          columns: [
            { id: 'grade', label: 'Grade', format: 'number', min: 1 },
            { id: 'source', label: 'Source and match quality', format: 'text' },
            { id: 'median', label: 'Median', format: 'dollars' },
            { id: 'months', label: 'Months to the plan date', format: 'number' },
            { id: 'weight', label: 'Weight', format: 'percent', max: 1 },
            {
              id: 'aged',
              label: 'Aged',
              format: 'dollars',
              formula: '{median} * (1 + {movement} * {months} / 12)',
            },
            {
              id: 'part',
              label: 'Weighted',
              format: 'dollars',
              formula: '{weight} * {median} * (1 + {movement} * {months} / 12)',
            },
          ],
          rowCount: 30,
          example: [
            {
              grade: 4,
              source: 'Regional manufacturers, 85% match',
              median: 55700,
              months: 9,
              weight: 1,
            },
            {
              grade: 5,
              source: 'Regional manufacturers, 80% match',
              median: 64100,
              months: 9,
              weight: 1,
            },
            {
              grade: 6,
              source: 'Regional manufacturers, 80% match',
              median: 73200,
              months: 9,
              weight: 0.6,
            },
            {
              grade: 6,
              source: 'National furniture, 75% match',
              median: 74600,
              months: 6,
              weight: 0.4,
            },
            {
              grade: 7,
              source: 'Regional manufacturers, 75% match',
              median: 84600,
              months: 9,
              weight: 1,
            },
            {
              grade: 8,
              source: 'National furniture, 80% match',
              median: 97300,
              months: 9,
              weight: 1,
            },
            {
              grade: 9,
              source: 'National furniture, 75% match',
              median: 111800,
              months: 9,
              weight: 1,
            },
          ],
        },
        {
          heading: 'Rules for all grades',
          lines: [
            {
              id: 'movement',
              label: 'Market movement in a year',
              format: 'percent',
              example: 0.04,
            },
            {
              id: 'policy',
              label: 'Policy: lead (+) or lag (−)',
              format: 'percent',
              example: 0,
              min: -0.5,
              max: 0.5,
            },
          ],
        },
      ],
    },
    {
      name: 'Grades',
      blocks: [
        {
          id: 'grades',
          heading: 'Grades and ranges',
          intro:
            'Number the grades from the lowest up, without a gap. Midpoints come from the first sheet, rounded to hundreds. Spread = (maximum − minimum) ÷ minimum.',
          columns: [
            { id: 'grade', label: 'Grade', format: 'number', min: 1 },
            { id: 'jobs', label: 'Jobs in it', format: 'text' },
            { id: 'spread', label: 'Spread', format: 'percent', max: 2 },
            {
              id: 'weights',
              label: 'Weights add up to',
              format: 'percent',
              formula: 'ROUND(SUMIF({sources.grade}, {grade}, {sources.weight}), 4)',
              marks: [
                { when: '<', value: 1, color: 'red' },
                { when: '>', value: 1, color: 'red' },
              ],
            },
            {
              id: 'midpoint',
              label: 'Midpoint',
              format: 'dollars',
              formula:
                'ROUND(SUMIF({sources.grade}, {grade}, {sources.part}) * (1 + {policy}), -2)',
            },
            {
              id: 'minimum',
              label: 'Minimum',
              format: 'dollars',
              formula: '{midpoint} / (1 + {spread} / 2)',
            },
            {
              id: 'maximum',
              label: 'Maximum',
              format: 'dollars',
              formula: '{midpoint} / (1 + {spread} / 2) * (1 + {spread})',
            },
            {
              id: 'step',
              label: 'Step from the grade below',
              format: 'percent',
              formula: '{midpoint} / SUMIF({grades.grade}, {grade} - 1, {grades.midpoint}) - 1',
            },
            {
              id: 'overlap',
              label: 'Does the grade below reach past this midpoint?',
              format: 'text',
              formula:
                'IF(SUMIF({grades.grade}, {grade} - 1, {grades.maximum}) > {midpoint}, "Yes: promotion rule", "No")',
              marks: [{ when: '=', value: 'Yes: promotion rule', color: 'amber' }],
            },
          ],
          rowCount: 12,
          example: [
            { grade: 4, jobs: 'Finisher, warehouse clerk', spread: 0.4 },
            { grade: 5, jobs: 'Line inspector, payroll clerk', spread: 0.4 },
            {
              grade: 6,
              jobs: 'Finishing technician, claims coordinator, forklift lead',
              spread: 0.4,
            },
            { grade: 7, jobs: 'Production planner, buyer', spread: 0.4 },
            { grade: 8, jobs: 'Designer, maintenance engineer', spread: 0.4 },
            { grade: 9, jobs: 'Plant supervisor, senior designer', spread: 0.4 },
          ],
        },
      ],
    },
    {
      name: 'People',
      blocks: [
        {
          id: 'people',
          heading: 'People, no names',
          columns: [
            { id: 'person', label: 'Person', format: 'text' },
            { id: 'grade', label: 'Grade', format: 'number', min: 1 },
            { id: 'years', label: 'Years in job', format: 'decimal' },
            { id: 'salary', label: 'Salary', format: 'dollars' },
            {
              id: 'target',
              label: 'Midpoint of the grade',
              format: 'dollars',
              formula: 'SUMIF({grades.grade}, {grade}, {grades.midpoint})',
            },
            {
              id: 'ratio',
              label: 'Compa-ratio',
              format: 'decimal',
              formula: '{salary} / {target}',
            },
            {
              id: 'penetration',
              label: 'Penetration',
              format: 'percent',
              formula:
                '({salary} - SUMIF({grades.grade}, {grade}, {grades.minimum})) / (SUMIF({grades.grade}, {grade}, {grades.maximum}) - SUMIF({grades.grade}, {grade}, {grades.minimum}))',
              marks: [
                { when: '<', value: 0, color: 'green' },
                { when: '>', value: 1, color: 'red' },
              ],
            },
            {
              id: 'chosenRatio',
              label: 'Compa-ratio, if in the grade on “Read it”',
              format: 'decimal',
              formula: 'IF({grade} = {chosen}, {ratio}, "")',
            },
            {
              id: 'toMinimum',
              label: 'Cost to bring to the minimum',
              format: 'dollars',
              formula: 'MAX(0, SUMIF({grades.grade}, {grade}, {grades.minimum}) - {salary})',
            },
          ],
          rowCount: 120,
          example: [
            { person: 'P1', grade: 6, years: 0.5, salary: 73100 },
            { person: 'P2', grade: 6, years: 0.8, salary: 72400 },
            { person: 'P3', grade: 6, years: 5.5, salary: 70300 },
            { person: 'P4', grade: 6, years: 7, salary: 71200 },
            { person: 'P5', grade: 6, years: 4, salary: 89000 },
            { person: 'P6', grade: 4, years: 1.5, salary: 51200 },
            { person: 'P7', grade: 4, years: 0.4, salary: 53900 },
            { person: 'P8', grade: 4, years: 8, salary: 58800 },
            { person: 'P9', grade: 4, years: 3, salary: 55600 },
            { person: 'P10', grade: 4, years: 6, salary: 47100 },
            { person: 'P11', grade: 5, years: 2, salary: 63500 },
            { person: 'P12', grade: 5, years: 0.9, salary: 65200 },
            { person: 'P13', grade: 5, years: 9, salary: 71900 },
            { person: 'P14', grade: 5, years: 3.5, salary: 66400 },
            { person: 'P15', grade: 5, years: 12, salary: 76200 },
            { person: 'P16', grade: 5, years: 2.5, salary: 66900 },
            { person: 'P17', grade: 7, years: 1, salary: 84300 },
            { person: 'P18', grade: 7, years: 4, salary: 88800 },
            { person: 'P19', grade: 7, years: 6.5, salary: 91700 },
            { person: 'P20', grade: 7, years: 2, salary: 80900 },
            { person: 'P21', grade: 8, years: 3, salary: 111200 },
            { person: 'P22', grade: 8, years: 5, salary: 99600 },
            { person: 'P23', grade: 8, years: 0.7, salary: 97800 },
            { person: 'P24', grade: 9, years: 10, salary: 121400 },
            { person: 'P25', grade: 9, years: 4, salary: 112700 },
          ],
        },
      ],
    },
    {
      name: 'Read it',
      blocks: [
        {
          heading: 'One grade',
          lines: [
            { id: 'chosen', label: 'Grade to look at', format: 'number', example: 6, min: 1 },
            {
              id: 'inGrade',
              label: 'People in it',
              format: 'number',
              formula: 'COUNTIF({people.grade}, {chosen})',
            },
            {
              id: 'gradeRatio',
              label: 'Compa-ratio of the grade',
              format: 'decimal',
              formula:
                'SUMIF({people.grade}, {chosen}, {people.salary}) / SUMIF({people.grade}, {chosen}, {people.target})',
              note: 'Total salaries ÷ total midpoints',
            },
            {
              id: 'newRatio',
              label: 'Average compa-ratio, one year or less in the job',
              format: 'decimal',
              formula: 'AVERAGEIF({people.years}, "<=1", {people.chosenRatio})',
            },
            {
              id: 'oldRatio',
              label: 'Average compa-ratio, five years or more',
              format: 'decimal',
              formula: 'AVERAGEIF({people.years}, ">=5", {people.chosenRatio})',
              note: 'If it is below the line above: compression',
            },
          ],
        },
        {
          heading: 'All grades',
          lines: [
            {
              id: 'group',
              label: 'Group compa-ratio',
              format: 'decimal',
              formula: 'SUM({people.salary}) / SUM({people.target})',
              note: 'Total salaries ÷ total midpoints',
            },
            {
              id: 'green',
              label: 'People below the minimum',
              format: 'number',
              formula: 'COUNTIF({people.penetration}, "<0")',
            },
            {
              id: 'greenCost',
              label: 'Cost to bring them to the minimum, a year',
              format: 'dollars',
              formula: 'SUM({people.toMinimum})',
            },
            {
              id: 'red',
              label: 'People above the maximum',
              format: 'number',
              formula: 'COUNTIF({people.penetration}, ">1")',
            },
          ],
        },
      ],
    },
  ],
});
