import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'what-each-step-adds',
  type: 'sorter',
  title: 'If two letters could change places, one was wasted.',
  description: 'Six sentences. Sort them into the step of discipline that first adds them.',
  note: 'The cases are composite.',
  bins: ['Verbal', 'Written', 'Final', 'Termination'],
  cases: [
    {
      text: '“The rule is section 3.2, and this is the gap.”',
      bin: 'Verbal',
      reason: 'The first step names the rule, the gap and a review date.',
    },
    {
      text: '“Your employment is at risk.”',
      bin: 'Final',
      reason: 'In those words, and not before.',
    },
    {
      text: '“On May 2 you received a verbal warning.”',
      bin: 'Written',
      reason: 'It names the earlier step by its date.',
    },
    {
      text: '“We weighed your reply about the software.”',
      bin: 'Termination',
      reason: 'The reason, the reply, and how it was weighed.',
    },
    {
      text: '“You may appeal to Ms. Okafor by June 3.”',
      bin: 'Written',
      reason: 'From the written warning on, an appeal is part of it.',
    },
    {
      text: '“Your last day is August 31.”',
      bin: 'Termination',
      reason: 'Only the end has a last day.',
    },
  ],
});
