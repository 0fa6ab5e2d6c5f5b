import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'false-alarms',
  type: 'calculator',
  title: 'When few people leave, most flags are wrong.',
  description:
    'What a flight-risk score flags in a workforce of 1,000. With 10 percent leavers, a tool that finds 70 percent of them and wrongly flags 20 percent of the others is right for only 28 of 100 flags.',
  note: 'Arithmetic with assumed rates; ask a vendor for theirs.',
  formula: 'false-alarms',
  inputs: [
    {
      name: 'people',
      label: 'People scored',
      format: 'number',
      value: 1000,
      min: 100,
      max: 5000,
      step: 100,
    },
    {
      name: 'leavePercent',
      label: 'Share that will leave',
      format: 'percent',
      value: 10,
      min: 1,
      max: 40,
      step: 1,
    },
    {
      name: 'foundPercent',
      label: 'Leavers that the tool finds',
      format: 'percent',
      value: 70,
      min: 10,
      max: 100,
      step: 5,
    },
    {
      name: 'falsePercent',
      label: 'Stayers that it flags by mistake',
      format: 'percent',
      value: 20,
      min: 1,
      max: 50,
      step: 1,
    },
  ],
  readings: [
    {
      from: 0,
      text: 'Most flagged people would have stayed. A manager who acts on a flag treats them as leavers.',
    },
    {
      from: 50,
      text: 'More flags are right than wrong. Still ask what a wrong one does to a person.',
    },
    {
      from: 80,
      text: 'Rare in practice. Check the vendor’s figures on your own people.',
    },
  ],
  bars: ['found', 'wronged'],
});
