import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'evidence-or-refuse',
  type: 'sorter',
  title: 'Refuse what cannot be checked a year later.',
  description:
    'Seven sentences in a talent review. Keep what counts as evidence of ability, aspiration or engagement; refuse the rest.',
  note: 'The cases are composite.',
  bins: ['Evidence', 'Refuse'],
  cases: [
    {
      text: '“Rebuilt a failing depot; two clients confirm it.”',
      bin: 'Evidence',
      reason: 'A result in a similar demand, with two sources.',
    },
    {
      text: '“Bright.”',
      bin: 'Refuse',
      reason: 'A label. For which role, shown by what?',
    },
    {
      text: '“She said in June that she wants a plant, not before 2027.”',
      bin: 'Evidence',
      reason: 'Her own words, with a condition and a date.',
    },
    {
      text: '“He has small children, so he won’t move.”',
      bin: 'Refuse',
      reason: 'A guess about family. Ask everyone the same question.',
    },
    {
      text: '“Loyal to me for years.”',
      bin: 'Refuse',
      reason: 'Loyalty to the manager is not engagement with the work.',
    },
    {
      text: '“Took over the audit unasked and finished it.”',
      bin: 'Evidence',
      reason: 'Chosen effort that others saw.',
    },
  ],
});
