import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'cost-of-one-exit',
  type: 'calculator',
  title: 'Cost the do-nothing option first, in cash and in estimate.',
  description:
    'What one resignation costs. It starts with a pay of $78,000, ten weeks until the job is filled, cover at 75 percent of pay, $9,000 for hiring and 24 weeks until full output. Move the figures to those of your own case.',
  note: 'Assumptions: half output while learning, and no saving of pay while the job is open. Hiring cost as in the clinics’ case.',
  formula: 'cost-of-leaving',
  inputs: [
    {
      name: 'salary',
      label: 'Yearly pay of the job',
      format: 'dollars',
      value: 78000,
      min: 25000,
      max: 250000,
      step: 1000,
    },
    {
      name: 'weeksOpen',
      label: 'Weeks until it is filled',
      format: 'number',
      value: 10,
      min: 0,
      max: 40,
      step: 1,
    },
    {
      name: 'coverPercent',
      label: 'Cover, as a share of pay',
      format: 'percent',
      value: 75,
      min: 0,
      max: 150,
      step: 5,
    },
    {
      name: 'hiringCost',
      label: 'Hiring and assessment',
      format: 'dollars',
      value: 9000,
      min: 0,
      max: 60000,
      step: 500,
    },
    {
      name: 'weeksToLearn',
      label: 'Weeks until full output',
      format: 'number',
      value: 24,
      min: 0,
      max: 52,
      step: 1,
    },
  ],
  readings: [
    {
      from: 0,
      text: 'Small. Doing nothing may be right: say so.',
    },
    {
      from: 15000,
      text: 'Ask finance which of these three lines it accepts as cash.',
    },
    {
      from: 40000,
      text: 'Never claim all of it: some people will leave or ought to.',
    },
  ],
  bars: ['cover', 'hiring', 'learning'],
});
