import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'first-gap',
  type: 'sorter',
  title: 'Work on the first gap: a later remedy can’t repair an earlier one.',
  description: 'Six things you hear in a change. Sort them by the first gap they show.',
  note: 'ADKAR by Jeff Hiatt; its fifth element is reinforcement.',
  bins: ['Awareness', 'Desire', 'Knowledge', 'Ability'],
  cases: [
    {
      text: '“Why are we doing this?”',
      bin: 'Awareness',
      reason: 'The sponsor explains the problem. Training would waste money.',
    },
    {
      text: '“I get it. Not for me.”',
      bin: 'Desire',
      reason: 'The manager asks what it costs them.',
    },
    {
      text: '“I want to, but how?”',
      bin: 'Knowledge',
      reason: 'Practice on real cases.',
    },
    {
      text: '“I know, but it takes me an hour.”',
      bin: 'Ability',
      reason: 'Time, coaching, and a process that works.',
    },
    {
      text: '“Was something wrong with the old way?”',
      bin: 'Awareness',
      reason: 'They have not seen the problem yet.',
    },
    {
      text: '“Fine, after the others have done it.”',
      bin: 'Desire',
      reason: 'They understand, and do not want to be first.',
    },
  ],
});
