import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'how-much-stretch',
  type: 'sorter',
  title: 'Stretch two things at once, not four.',
  description:
    'Five assignments. Count what is new at once: scale, function, people, place. This course works with a limit of two.',
  note: 'The limit of two is a convention of this course, not a finding.',
  bins: ['Good stretch', 'Too much at once'],
  cases: [
    {
      text: 'The same plant, twice the people',
      bin: 'Good stretch',
      reason: 'Scale is new, and nothing else.',
    },
    {
      text: 'A first plant, a new country, an unknown team, another field',
      bin: 'Too much at once',
      reason: 'All four are new: an experiment on a person.',
    },
    {
      text: 'Night shift in dispute, two observers, tender work given up',
      bin: 'Good stretch',
      reason: 'A named demand, feedback and relief.',
    },
    {
      text: 'A new function and an unknown team, with a way back',
      bin: 'Good stretch',
      reason: 'Two are new, and a way back protects the person.',
    },
    {
      text: 'A bigger unit abroad with unknown people, on top of the old job',
      bin: 'Too much at once',
      reason: 'Three are new, and without relief it is a second job.',
    },
  ],
});
