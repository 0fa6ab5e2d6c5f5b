import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'turnover-calculator',
  type: 'calculator',
  title: 'A quarter is not a year: say which rate you report.',
  description:
    'A calculator for turnover. It starts with the depot of this lesson: nine leavers, 118 people on January 1 and 122 on March 31. Move the figures to those of your own team.',
  note: 'Turnover is leavers ÷ average headcount × 100. The yearly rate assumes that every month is like these.',
  formula: 'turnover-rate',
  inputs: [
    {
      name: 'leavers',
      label: 'People who left',
      format: 'number',
      value: 9,
      min: 0,
      max: 60,
      step: 1,
    },
    {
      name: 'atStart',
      label: 'Headcount on the first day',
      format: 'number',
      value: 118,
      min: 5,
      max: 400,
      step: 1,
    },
    {
      name: 'atEnd',
      label: 'Headcount on the last day',
      format: 'number',
      value: 122,
      min: 5,
      max: 400,
      step: 1,
    },
    {
      name: 'months',
      label: 'Months in between',
      format: 'number',
      value: 3,
      min: 1,
      max: 12,
      step: 1,
    },
  ],
  readings: [
    {
      from: 0,
      text: 'Low rates can hide a single team that loses everyone. Look at the count in each team.',
    },
    {
      from: 10,
      text: 'Before you compare, ask who counts as a leaver: contractors, transfers, retirements?',
    },
    {
      from: 25,
      text: 'If these months were unusual, leave the yearly rate out or label it “annualized.”',
    },
  ],
  curve: 'leavers',
});
