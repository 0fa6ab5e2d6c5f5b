import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'four-fifths-rule',
  type: 'calculator',
  title: 'Four fifths is a signal to test a screen, not a verdict on it.',
  description:
    'A calculator for the four-fifths rule. It compares the selection rates of two groups; below 80 percent, the screen needs a closer look. Group A starts with 48 of 80 passed, group B with 12 of 40.',
  note: 'Uniform Guidelines on Employee Selection Procedures, 29 CFR 1607.4(D). The starting figures are invented.',
  formula: 'four-fifths',
  inputs: [
    {
      name: 'appliedA',
      label: 'Group A, applied',
      format: 'number',
      value: 80,
      min: 5,
      max: 300,
      step: 1,
    },
    {
      name: 'selectedA',
      label: 'Group A, passed',
      format: 'number',
      value: 48,
      min: 0,
      max: 300,
      step: 1,
    },
    {
      name: 'appliedB',
      label: 'Group B, applied',
      format: 'number',
      value: 40,
      min: 5,
      max: 300,
      step: 1,
    },
    {
      name: 'selectedB',
      label: 'Group B, passed',
      format: 'number',
      value: 12,
      min: 0,
      max: 300,
      step: 1,
    },
  ],
  readings: [
    {
      from: 0,
      text: 'Below four fifths: find out which part of the screen does it, and whether the job needs it.',
    },
    {
      from: 80,
      text: 'At or above four fifths. With small groups, one person more or less can change that.',
    },
  ],
  bars: ['rateA', 'rateB'],
});
