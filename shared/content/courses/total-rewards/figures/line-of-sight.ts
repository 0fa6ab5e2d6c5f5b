import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'line-of-sight',
  type: 'sorter',
  title: 'A good measure can be seen, moved and trusted.',
  description:
    'Five measures for the bonus of a repair technician. Ask whether people can see, move and trust each one, and sort it.',
  note: 'Two measures are from this lesson’s table, the others are invented.',
  bins: ['Good core measure', 'Funding gate only', 'Needs a guard'],
  cases: [
    {
      text: 'Repairs not reopened within 30 days',
      bin: 'Good core measure',
      reason: 'Seen every month, moved by careful work, counted by the system.',
    },
    {
      text: 'Group earnings per share',
      bin: 'Funding gate only',
      reason: 'A technician can barely move it. It can decide whether there is money at all.',
    },
    {
      text: 'Repairs completed per day',
      bin: 'Needs a guard',
      reason: 'Seen and moved at once, and so is bad work. Pair it with a check on quality.',
    },
    {
      text: 'Number of parts sold to customers',
      bin: 'Needs a guard',
      reason: 'Easy to move in the wrong direction: parts that no one needed.',
    },
    {
      text: 'Operating profit of the company',
      bin: 'Funding gate only',
      reason: 'Trusted and out of reach. A floor, not a target.',
    },
  ],
});
