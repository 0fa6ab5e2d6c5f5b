import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'weeks-to-pay-back',
  type: 'calculator',
  title: 'Say when a program has paid for itself, and under which assumption.',
  description:
    'The weeks until the time that a program saves has paid for its cost. It starts with 24 controllers, 400 each, 20 minutes saved a week and 32 an hour, all of which are assumptions. Move them to see which one your case depends on.',
  note: 'All starting figures are assumptions. Time saved is money only if it is used.',
  formula: 'weeks-to-pay-back',
  inputs: [
    {
      name: 'people',
      label: 'People trained',
      format: 'number',
      value: 24,
      min: 5,
      max: 200,
      step: 1,
    },
    {
      name: 'costEach',
      label: 'Cost for each, with hours',
      format: 'dollars',
      value: 400,
      min: 50,
      max: 3000,
      step: 50,
    },
    {
      name: 'minutesSaved',
      label: 'Minutes saved a week, each',
      format: 'number',
      value: 20,
      min: 1,
      max: 180,
      step: 1,
    },
    {
      name: 'hourlyPay',
      label: 'Cost of an hour',
      format: 'dollars',
      value: 32,
      min: 15,
      max: 90,
      step: 1,
    },
  ],
  readings: [
    {
      from: 0,
      text: 'Less than a year. Say who will measure the minutes, and when.',
    },
    {
      from: 52,
      text: 'More than a year: turnover may take the skill away before it pays.',
    },
    {
      from: 104,
      text: 'More than two years. Look for another reason, or another remedy.',
    },
  ],
  curve: 'minutesSaved',
});
