import { defineWorkbook } from '#workbook-schema.ts';

export default defineWorkbook({
  title: 'Supply Model',
  sheets: [
    {
      name: 'The walk',
      blocks: [
        {
          heading: 'Year 1',
          intro: 'Groups only. Estimate no one’s retirement from age.',
          lines: [
            { id: 'opening', label: 'Opening headcount', format: 'number', example: 44 },
            { id: 'resign1', label: 'Resignations', format: 'number', example: 4 },
            {
              id: 'retire1',
              label: 'Retirements',
              format: 'number',
              example: 2,
              note: 'Past share of those who became eligible',
            },
            {
              id: 'out1',
              label: 'Moves out and known ends of contract',
              format: 'number',
              example: 1,
            },
            { id: 'in1', label: 'Moves in', format: 'number', example: 3 },
            {
              id: 'closing1',
              label: 'Closing, before hiring',
              format: 'number',
              formula: '{opening} - {resign1} - {retire1} - {out1} + {in1}',
            },
            { id: 'demand1', label: 'Demand, likely', format: 'number', example: 46 },
            {
              id: 'gap1',
              label: 'Shortfall (surplus below zero)',
              format: 'number',
              formula: '{demand1} - {closing1}',
            },
          ],
        },
        {
          heading: 'Year 2, before hiring in year 1',
          lines: [
            { id: 'resign2', label: 'Resignations', format: 'number', example: 4 },
            { id: 'retire2', label: 'Retirements', format: 'number', example: 2 },
            {
              id: 'out2',
              label: 'Moves out and known ends of contract',
              format: 'number',
              example: 1,
            },
            { id: 'in2', label: 'Moves in', format: 'number', example: 5 },
            {
              id: 'closing2',
              label: 'Closing, before hiring',
              format: 'number',
              formula: '{closing1} - {resign2} - {retire2} - {out2} + {in2}',
            },
            { id: 'demand2', label: 'Demand, likely', format: 'number', example: 52 },
            {
              id: 'gap2',
              label: 'Shortfall (surplus below zero)',
              format: 'number',
              formula: '{demand2} - {closing2}',
            },
          ],
        },
      ],
    },
    {
      name: 'Bands and funnel',
      blocks: [
        {
          id: 'bands',
          heading: 'Break the average',
          columns: [
            { id: 'band', label: 'Length of service', format: 'text' },
            { id: 'people', label: 'People', format: 'number' },
            { id: 'leavers', label: 'Leavers, past 12 months', format: 'number' },
            { id: 'rate', label: 'Rate', format: 'percent', formula: '{leavers} / {people}' },
          ],
          rowCount: 6,
          example: [
            { band: 'Under 2 years', people: 12, leavers: 3 },
            { band: '2 to 5 years', people: 14, leavers: 1 },
            { band: 'Over 5 years', people: 18, leavers: 0 },
          ],
        },
        {
          heading: 'Hiring funnel',
          intro: 'If the share of the pool looks impossible, lower the hires with another lever.',
          lines: [
            {
              id: 'averageRate',
              label: 'Rate of all bands',
              format: 'percent',
              formula: 'SUM({bands.leavers}) / SUM({bands.people})',
            },
            { id: 'hires', label: 'A. Hires needed', format: 'number', example: 14 },
            {
              id: 'acceptance',
              label: 'B. Offer acceptance',
              format: 'percent',
              example: 0.7,
              max: 1,
            },
            {
              id: 'offers',
              label: 'C. Offers to make',
              format: 'number',
              formula: 'ROUNDUP({hires} / {acceptance}, 0)',
              note: 'A ÷ B',
            },
            {
              id: 'perOffer',
              label: 'D. Interviewed people per offer',
              format: 'decimal',
              example: 3,
            },
            {
              id: 'interviews',
              label: 'E. People to interview',
              format: 'number',
              formula: 'ROUNDUP({offers} * {perOffer}, 0)',
              note: 'C × D',
            },
            {
              id: 'pool',
              label: 'F. Qualified people within reach',
              format: 'number',
              example: 240,
            },
            {
              id: 'share',
              label: 'G. Share of the pool',
              format: 'percent',
              formula: '{interviews} / {pool}',
              note: 'E ÷ F',
            },
          ],
        },
      ],
    },
  ],
});
