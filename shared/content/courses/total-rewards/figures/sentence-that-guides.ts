import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'sentence-that-guides',
  type: 'sorter',
  title: 'A pay philosophy guides only if a request can fail it.',
  description:
    'Six sentences from pay philosophies. Ask of each: could a realistic request from a manager fail it? If not, it approves everything.',
  bins: ['Guides', 'Approves everything'],
  cases: [
    {
      text: '“We pay competitively and fairly.”',
      bin: 'Approves everything',
      reason: 'Every request is competitive and fair to the person who makes it.',
    },
    {
      text: '“Range midpoints stand at the market median.”',
      bin: 'Guides',
      reason: 'A request for a midpoint above the median fails.',
    },
    {
      text: '“We reward talent.”',
      bin: 'Approves everything',
      reason: 'No one asks for a raise for the untalented.',
    },
    {
      text: '“Placement never depends on past pay.”',
      bin: 'Guides',
      reason: '“Match her last salary” fails.',
    },
    {
      text: '“Bonuses fund only above a profit floor.”',
      bin: 'Guides',
      reason: 'In a bad year the answer is there before the question.',
    },
    {
      text: '“Our pay is sustainable.”',
      bin: 'Approves everything',
      reason: 'Without a figure, nothing is unsustainable.',
    },
  ],
});
