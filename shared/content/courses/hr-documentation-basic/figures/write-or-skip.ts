import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'write-or-skip',
  type: 'sorter',
  title: 'Write down what sets, changes or shows something; skip the rest.',
  description:
    'Seven things that happen in one week. Decide which of them need a note the same day.',
  note: 'The cases are composite.',
  bins: ['Write it down', 'Skip it'],
  cases: [
    {
      text: 'You move Dana’s start to 7:30 from Monday.',
      bin: 'Write it down',
      reason: 'An expectation changed. Both should see the same date.',
    },
    {
      text: 'She was two minutes late once; a word fixed it.',
      bin: 'Skip it',
      reason: 'A single slip that is over.',
    },
    {
      text: 'You promised the training in June.',
      bin: 'Write it down',
      reason: 'A promise without a record becomes two memories.',
    },
    {
      text: 'She mentions that she is getting divorced.',
      bin: 'Skip it',
      reason: 'Private life that does not touch the work.',
    },
    {
      text: 'It is the third late start in four weeks.',
      bin: 'Write it down',
      reason: 'A pattern appears.',
    },
    {
      text: 'She stayed 40 minutes to finish the Ortiz order.',
      bin: 'Write it down',
      reason: 'Good days belong in the file, too.',
    },
    {
      text: 'You refused her leave for the 12th.',
      bin: 'Write it down',
      reason: 'A decision that affects someone.',
    },
  ],
});
