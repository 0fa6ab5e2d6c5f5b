import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'pay-gap-words',
  type: 'sorter',
  title: '“Raw” and “adjusted” answer different questions.',
  description:
    'Five statements about pay gaps. Sort them by what they describe: the raw gap, the adjusted gap, or neither.',
  note: 'Figures of this lesson.',
  bins: ['Raw gap', 'Adjusted gap', 'Neither'],
  cases: [
    {
      text: 'Men average 92,000 and women 84,640: a difference of 8%.',
      bin: 'Raw gap',
      reason: 'It compares simple averages. It asks who holds which jobs.',
    },
    {
      text: 'For similar work, location and experience, 2.7% remains.',
      bin: 'Adjusted gap',
      reason: 'It asks whether similar work is paid alike.',
    },
    {
      text: '“There is basically no problem.”',
      bin: 'Neither',
      reason: 'A verdict, not a measure. Both figures are true at once.',
    },
    {
      text: 'Fewer women are in senior grades.',
      bin: 'Raw gap',
      reason: 'It explains much of the raw gap, and is a problem of its own.',
    },
    {
      text: 'Two people in the same grade differ, and no reason is on file.',
      bin: 'Adjusted gap',
      reason: 'The question that the adjusted gap raises, person by person.',
    },
  ],
});
