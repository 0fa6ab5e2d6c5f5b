import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'driver-or-slogan',
  type: 'sorter',
  title: 'A driver changes the work; a slogan changes nothing.',
  description:
    'Six sentences from strategies. If this succeeds, what work will we do more of, less of or for the first time? Keep those with an answer.',
  bins: ['Driver', 'Slogan'],
  cases: [
    {
      text: '“Move a third of orders to next-day delivery.”',
      bin: 'Driver',
      reason: 'Someone must now plan routes at night.',
    },
    {
      text: '“Be customer-centric.”',
      bin: 'Slogan',
      reason: 'No activity starts or stops when it is announced.',
    },
    {
      text: '“Enter two export markets.”',
      bin: 'Driver',
      reason: 'Label dossiers and regulators’ questions, for the first time.',
    },
    {
      text: '“Strengthen our digital talent.”',
      bin: 'Slogan',
      reason: 'Whose work, and which?',
    },
    {
      text: '“Run the old plant four more years.”',
      bin: 'Driver',
      reason: 'Repairs without the maker’s support. Continuity is strategy, too.',
    },
    {
      text: '“Become the employer of choice.”',
      bin: 'Slogan',
      reason: 'A wish without work in it.',
    },
  ],
});
