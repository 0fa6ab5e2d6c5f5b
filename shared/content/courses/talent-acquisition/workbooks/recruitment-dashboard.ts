import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'Recruitment Dashboard',
  chart: {
    title: 'Days of work and of waiting, by stage',
    table: 'stages',
    labels: 'stage',
    values: ['work', 'wait'],
    isStacked: true,
  },
  sheets: [
    {
      name: 'Measures',
      blocks: [
        {
          heading: 'Headline measures',
          lines: [
            { id: 'offersMade', label: 'Offers made', format: 'number', example: 13 },
            { id: 'offersAccepted', label: 'Offers accepted', format: 'number', example: 10 },
            {
              id: 'acceptance',
              label: 'Offer acceptance',
              format: 'percent',
              formula: '{offersAccepted} / {offersMade}',
              note: 'Accepted ÷ made',
            },
            {
              id: 'cohort',
              label: 'Starters of the cohort that has reached six months',
              format: 'number',
              example: 12,
            },
            { id: 'left', label: 'Of these, left', format: 'number', example: 2 },
            {
              id: 'met',
              label: 'Of these, met their six-month outcomes',
              format: 'number',
              example: 8,
              note: 'Leavers count as not met',
            },
            {
              id: 'quality',
              label: 'Quality of hire',
              format: 'percent',
              formula: '{met} / {cohort}',
              note: 'Met ÷ all starters of the cohort',
            },
          ],
        },
        {
          id: 'stages',
          heading: 'Where the days go',
          intro: 'Average calendar days of each stage, parted into work and waiting.',
          columns: [
            { id: 'stage', label: 'Stage', format: 'text' },
            { id: 'work', label: 'Days of work', format: 'decimal' },
            { id: 'wait', label: 'Days of waiting', format: 'decimal' },
            { id: 'days', label: 'Days', format: 'decimal', formula: '{work} + {wait}' },
          ],
          rowCount: 8,
          example: [
            { stage: 'Approval to posting', work: 2, wait: 7 },
            { stage: 'Screening', work: 5, wait: 9 },
            { stage: 'Interviews', work: 3, wait: 12 },
            { stage: 'Decision and offer', work: 3, wait: 5 },
            { stage: 'Reply', work: 1, wait: 5 },
          ],
        },
        {
          heading: 'Time to fill',
          lines: [
            {
              id: 'timeToFill',
              label: 'Time to fill, in days',
              format: 'decimal',
              formula: 'SUM({stages.days})',
            },
            {
              id: 'waiting',
              label: 'Of these, waiting',
              format: 'decimal',
              formula: 'SUM({stages.wait})',
            },
            {
              id: 'waitShare',
              label: 'Share of waiting',
              format: 'percent',
              formula: '{waiting} / {timeToFill}',
            },
          ],
        },
      ],
    },
    {
      name: 'Who passes',
      blocks: [
        {
          id: 'pass',
          heading: 'Pass rates and impact ratios',
          intro:
            'A ratio below 80% is a signal to look closer and no finding. Leave out groups so small that people could be recognized.',
          columns: [
            { id: 'stage', label: 'Stage', format: 'text' },
            { id: 'assessedA', label: 'Group 1 assessed', format: 'number' },
            { id: 'passedA', label: 'Group 1 passed', format: 'number' },
            { id: 'assessedB', label: 'Group 2 assessed', format: 'number' },
            { id: 'passedB', label: 'Group 2 passed', format: 'number' },
            { id: 'rateA', label: 'Rate 1', format: 'percent', formula: '{passedA} / {assessedA}' },
            { id: 'rateB', label: 'Rate 2', format: 'percent', formula: '{passedB} / {assessedB}' },
            {
              id: 'ratio',
              label: 'Impact ratio',
              format: 'percent',
              formula: 'MIN({rateA}, {rateB}) / MAX({rateA}, {rateB})',
              marks: [{ when: '<', value: 0.8, color: 'red' }],
            },
          ],
          rowCount: 10,
          example: [
            { stage: 'Screening', assessedA: 150, passedA: 60, assessedB: 40, passedB: 12 },
            { stage: 'Interview', assessedA: 60, passedA: 30, assessedB: 12, passedB: 6 },
            { stage: 'Offer', assessedA: 30, passedA: 11, assessedB: 6, passedB: 2 },
          ],
        },
        {
          heading: 'Signals',
          lines: [
            {
              id: 'signals',
              label: 'Stages with a ratio below 80%',
              format: 'number',
              formula: 'COUNTIF({pass.ratio}, "<0.8")',
            },
            {
              id: 'lowest',
              label: 'Lowest ratio',
              format: 'percent',
              formula: 'MIN({pass.ratio})',
            },
          ],
        },
      ],
    },
  ],
});
