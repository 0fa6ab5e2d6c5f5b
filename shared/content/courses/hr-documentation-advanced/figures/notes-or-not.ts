import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'notes-or-not',
  type: 'sorter',
  title: 'Record the question as well as the answer, and no opinions.',
  description: 'Six things from an interview. Decide which go into its notes.',
  note: 'The cases are composite.',
  bins: ['In the notes', 'Keep out'],
  cases: [
    {
      text: '“Asked where he was at 3 p.m. Looked at his phone.”',
      bin: 'In the notes',
      reason: 'What was asked and what was seen.',
    },
    {
      text: '“Seemed evasive.”',
      bin: 'Keep out',
      reason: 'A view of honesty. Reasons belong in the report.',
    },
    {
      text: '“Break from 10:40 to 10:55.”',
      bin: 'In the notes',
      reason: 'Start, breaks and end show how it was held.',
    },
    {
      text: '“Counsel says we should be fine.”',
      bin: 'Keep out',
      reason: 'Legal advice does not stand among evidence.',
    },
    {
      text: '“Shown exhibit 4: ‘That is my message.’”',
      bin: 'In the notes',
      reason: 'The exhibit’s number and the exact words.',
    },
    {
      text: '“Probably jealous of her.”',
      bin: 'Keep out',
      reason: 'A guess about motive.',
    },
  ],
});
