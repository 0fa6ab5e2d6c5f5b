import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'note-window',
  type: 'timeline',
  title: 'The window for a note closes at the end of the next working day.',
  description:
    'A timeline in working days. The talk and the best day for its note are on May 6. The window closes on May 7. A note written on May 14 is late by five working days and has to say so.',
  unitName: 'Working days after the talk',
  events: [
    { at: 0, until: 1, when: 'May 6', text: 'The talk, and the best day for its note' },
    { at: 1, when: 'May 7', text: 'The window closes' },
    { at: 6, when: 'May 14', text: 'Late note: say when, why and from which source' },
  ],
  note: 'The dates are those of the example above.',
});
