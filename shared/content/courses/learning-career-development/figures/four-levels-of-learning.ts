import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'four-levels-of-learning',
  type: 'sorter',
  title: 'Only behavior and results show that the learning got there.',
  description:
    'Six pieces of evidence about one program. Sort them into the four levels of evaluation.',
  note: 'Kirkpatrick’s four levels; the evidence is invented.',
  bins: ['Reaction', 'Learning', 'Behavior', 'Results'],
  cases: [
    {
      text: '“4.7 of 5: great trainer.”',
      bin: 'Reaction',
      reason: 'Liked is not learned.',
    },
    {
      text: 'Nine of ten pass the case test on the last day.',
      bin: 'Learning',
      reason: 'They can do it, there and then.',
    },
    {
      text: 'Managers see the checklist used in seven of ten calls.',
      bin: 'Behavior',
      reason: 'It has reached the job.',
    },
    {
      text: 'Repeat calls fall from 120 to 60 a month.',
      bin: 'Results',
      reason: 'The number for which the program was bought.',
    },
    {
      text: '“I would recommend it to a colleague.”',
      bin: 'Reaction',
      reason: 'Kind, and no evidence of change.',
    },
    {
      text: 'Six weeks later, notes are written the same day.',
      bin: 'Behavior',
      reason: 'Measured at work, after time has passed.',
    },
  ],
});
