import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'say-or-not',
  type: 'sorter',
  title: 'An opinion and a fact are safe; a price on someone’s vote is not.',
  description: 'Seven sentences of a supervisor in the weeks before a vote. Sort them.',
  note: 'The sentences are made up.',
  bins: ['May be said', 'Not this'],
  cases: [
    {
      text: '“I’d rather we worked this out directly.”',
      bin: 'May be said',
      reason: 'It’s an opinion, without a threat or a promise.',
    },
    {
      text: '“Who else was at that meeting?”',
      bin: 'Not this',
      reason: 'Asking who supports the union pressures everyone who hears it.',
    },
    {
      text: '“Last year’s report says dues here were $38 a month.”',
      bin: 'May be said',
      reason: 'It’s a fact, and the source is named.',
    },
    {
      text: '“We’d have to close the night shift.”',
      bin: 'Not this',
      reason: 'It’s a threat unless outside facts, on paper, make it certain.',
    },
    {
      text: '“Vote no, and I’ll see about that raise.”',
      bin: 'Not this',
      reason: 'A promise buys votes as surely as a threat frightens them.',
    },
    {
      text: '“Bargaining starts from what both sides bring.”',
      bin: 'May be said',
      reason: 'That’s how it works. “From zero” would be a threat.',
    },
    {
      text: '“I saw you at the diner with the organizer.”',
      bin: 'Not this',
      reason: 'It tells people that they’re being watched.',
    },
  ],
});
