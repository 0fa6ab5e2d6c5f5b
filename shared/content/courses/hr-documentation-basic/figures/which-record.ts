import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'which-record',
  type: 'sorter',
  title: 'A warning says so; a file note never does.',
  description: 'Six lines from everyday records. Sort them into the record in which they belong.',
  note: 'The cases are composite.',
  bins: ['File note', 'Verbal warning'],
  cases: [
    {
      text: '“I’ll fix the label printer by Friday.”',
      bin: 'File note',
      reason: 'Remember and help: who does what by when.',
    },
    {
      text: '“This is a documented verbal warning about late starts.”',
      bin: 'Verbal warning',
      reason: 'It must say the word, in the meeting and in the title.',
    },
    {
      text: '“Attendance Policy, section 2, asks for a call by 7:30.”',
      bin: 'Verbal warning',
      reason: 'Naming the rule is optional in a note and always due in a warning.',
    },
    {
      text: '“Thanks for talking today. Tell me if I have anything wrong.”',
      bin: 'File note',
      reason: 'A short version the same day tests that it is accurate.',
    },
    {
      text: '“If it happens again, a written warning may follow.”',
      bin: 'Verbal warning',
      reason: 'It states the consequence. A file note never does.',
    },
    {
      text: '“Review on May 30 at 2 p.m.”',
      bin: 'Verbal warning',
      reason: 'A review date is always part of it.',
    },
  ],
});
