import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'five-percent-for-all',
  type: 'calculator',
  title: 'A raise for everyone is a cost in every year after.',
  description:
    'What a raise for all 240 technicians costs, with employer costs. It starts with 5 percent on an average of 55,000 and 20 percent of employer costs, which is an assumption. Move the month in which it begins: this year gets cheaper, the next does not.',
  note: 'Average pay and employer costs are assumptions; put in your own.',
  formula: 'raise-cost',
  inputs: [
    {
      name: 'people',
      label: 'Technicians who get it',
      format: 'number',
      value: 240,
      min: 10,
      max: 400,
      step: 5,
    },
    {
      name: 'pay',
      label: 'Average base pay',
      format: 'dollars',
      value: 55000,
      min: 40000,
      max: 80000,
      step: 500,
    },
    {
      name: 'raisePercent',
      label: 'Raise',
      format: 'percent',
      value: 5,
      min: 0,
      max: 12,
      step: 0.5,
    },
    {
      name: 'months',
      label: 'Months paid this year',
      format: 'number',
      value: 12,
      min: 1,
      max: 12,
      step: 1,
    },
    {
      name: 'onCostPercent',
      label: 'Employer costs on top',
      format: 'percent',
      value: 20,
      min: 0,
      max: 40,
      step: 1,
    },
  ],
  readings: [
    {
      from: 0,
      text: 'A late start lowers this year’s figure only. Show both years, or you show half the cost.',
    },
  ],
});
