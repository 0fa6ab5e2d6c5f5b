import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'who-may-investigate',
  type: 'sorter',
  title: 'A tie to either party disqualifies, however fair the person is.',
  description:
    'Five people offer to look into it. Sort them by the tie that stands in the way: line, friendship, stake or history.',
  note: 'The cases are composite.',
  bins: ['Line', 'Friendship', 'Stake', 'History'],
  cases: [
    {
      text: 'She reports to the respondent’s manager.',
      bin: 'Line',
      reason: 'Her own reviews pass through the same person.',
    },
    {
      text: 'They have shared a car to work for two years.',
      bin: 'Friendship',
      reason: 'A coworker would call them close.',
    },
    {
      text: 'His bonus depends on the project staying on time.',
      bin: 'Stake',
      reason: 'The answer changes what he earns.',
    },
    {
      text: 'She said in the hallway, “That is just how he is.”',
      bin: 'History',
      reason: 'She has already given a view.',
    },
    {
      text: 'He advised on the transfer that the complaint is about.',
      bin: 'Stake',
      reason: 'His own advice would be judged.',
    },
  ],
});
