import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'what-each-step-decides',
  type: 'sorter',
  title: 'A step of the ladder is worth climbing only if it adds something.',
  description: 'Six tasks in a grievance. Sort them into the step that should do them.',
  note: 'The cases are composite.',
  bins: ['Step 1', 'Step 2', 'Step 3', 'Outside neutral'],
  cases: [
    {
      text: 'Correct $60 of pay this week',
      bin: 'Step 1',
      reason: 'Facts are fresh, and the supervisor may fix it up to a limit.',
    },
    {
      text: 'Read the clause and look up like cases',
      bin: 'Step 2',
      reason: 'HR adds the text, the comparison and a written reason.',
    },
    {
      text: 'Trade two grievances for one rule',
      bin: 'Step 3',
      reason: 'A senior leader has the authority and the view across sites.',
    },
    {
      text: 'Decide what the words mean, for both',
      bin: 'Outside neutral',
      reason: 'An answer from someone with no stake.',
    },
    {
      text: 'Ask the employee what happened',
      bin: 'Step 1',
      reason: 'Before anyone remembers it differently.',
    },
    {
      text: 'Write down why it was denied',
      bin: 'Step 2',
      reason: 'A reason, not “Denied.”',
    },
  ],
});
