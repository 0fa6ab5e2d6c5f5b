import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'supply-and-need',
  type: 'calculator',
  title: 'The gap is mostly made of people who will have left.',
  description:
    'How many people a team needs to find or train. It starts with the 170 technicians of this lesson, a need of 162 in three years, and 9 percent who leave a year, which is an assumption. The need falls, and the gap is still 34.',
  note: 'The rate of leaving is an assumption, the same each year, with no one hired in between.',
  formula: 'workforce-gap',
  inputs: [
    {
      name: 'headcount',
      label: 'People today',
      format: 'number',
      value: 170,
      min: 10,
      max: 500,
      step: 1,
    },
    {
      name: 'leavePercent',
      label: 'Share who leave a year',
      format: 'percent',
      value: 9,
      min: 0,
      max: 40,
      step: 1,
    },
    {
      name: 'years',
      label: 'Years',
      format: 'number',
      value: 3,
      min: 1,
      max: 5,
      step: 1,
    },
    {
      name: 'needed',
      label: 'People needed then',
      format: 'number',
      value: 162,
      min: 10,
      max: 500,
      step: 1,
    },
  ],
  readings: [
    {
      from: -1000,
      text: 'More people than needed. Ask when, before anyone speaks of cuts.',
    },
    {
      from: 1,
      text: 'Attrition opens the gap even when the need falls. Whose assumption is the rate?',
    },
  ],
  bars: ['left', 'needed'],
});
