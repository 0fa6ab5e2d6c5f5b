import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'three-raises',
  type: 'calculator',
  title: 'Three raises are more than their sum, and the cost is paid every year.',
  description:
    'What three yearly raises do to a payroll base of $18.12 million. It starts with 4, 2 and 2 percent. Move one of them, and see the end rate and the cost of the whole term.',
  note: 'Payroll base of this lesson: 320 employees, $48,000, and 18% that moves with pay.',
  formula: 'three-raises',
  inputs: [
    {
      name: 'payroll',
      label: 'Roll-up payroll base',
      format: 'dollars',
      value: 18120000,
      min: 1000000,
      max: 40000000,
      step: 10000,
    },
    {
      name: 'first',
      label: 'First year',
      format: 'percent',
      value: 4,
      min: 0,
      max: 8,
      step: 0.1,
    },
    {
      name: 'second',
      label: 'Second year',
      format: 'percent',
      value: 2,
      min: 0,
      max: 8,
      step: 0.1,
    },
    {
      name: 'third',
      label: 'Third year',
      format: 'percent',
      value: 2,
      min: 0,
      max: 8,
      step: 0.1,
    },
  ],
  readings: [
    {
      from: 0,
      text: 'The end rate is where the next round starts. A raise in year one is paid three times.',
    },
  ],
});
