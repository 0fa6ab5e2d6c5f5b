import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'three-roles',
  type: 'sorter',
  title: 'Listen for the role you are being offered.',
  description:
    'Six sentences from leaders. Block’s three roles: expert, pair of hands, collaborator. Which one does each sentence offer?',
  note: 'Roles after Block, Flawless Consulting; the sentences are invented.',
  bins: ['Expert', 'Pair of hands', 'Collaborator'],
  cases: [
    {
      text: '“Just run the resilience workshop in May.”',
      bin: 'Pair of hands',
      reason: 'Diagnosis and remedy are done; you deliver.',
    },
    {
      text: '“You tell us what to do about nights.”',
      bin: 'Expert',
      reason: 'You decide, they watch. If it fails, it was yours.',
    },
    {
      text: '“Can we look at the shift data together?”',
      bin: 'Collaborator',
      reason: 'Both own the finding, and what follows.',
    },
    {
      text: '“I need a new title for Sam by Monday.”',
      bin: 'Pair of hands',
      reason: 'A request with a name attached. Listen closely.',
    },
    {
      text: '“What would I have to do myself?”',
      bin: 'Collaborator',
      reason: 'The question that makes it work.',
    },
    {
      text: '“You’re the people person. Fix morale.”',
      bin: 'Expert',
      reason: 'Praise that hands over the problem.',
    },
  ],
});
