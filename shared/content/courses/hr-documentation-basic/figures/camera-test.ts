import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'camera-test',
  type: 'sorter',
  title: 'Write what a camera and a microphone would have caught.',
  description:
    'Seven lines from notes. Decide which would be on the recording, and which are a label or a guess.',
  note: 'The cases are composite.',
  bins: ['On the recording', 'Label or guess'],
  cases: [
    {
      text: '“Clocked in at 8:17 on April 6.”',
      bin: 'On the recording',
      reason: 'A fact with a source that anyone can check.',
    },
    {
      text: '“Bad attitude.”',
      bin: 'Label or guess',
      reason: 'It names the person. No one can fix it.',
    },
    {
      text: '“Struck the table once with an open hand.”',
      bin: 'On the recording',
      reason: 'What was done, how often, and how.',
    },
    {
      text: '“Seems depressed.”',
      bin: 'Label or guess',
      reason: 'A diagnosis by someone who is not trained to make one.',
    },
    {
      text: '“Sent the May 4 report with three of nine totals wrong.”',
      bin: 'On the recording',
      reason: 'Counted, dated and traceable.',
    },
    {
      text: '“He never meets deadlines.”',
      bin: 'Label or guess',
      reason: '“Never” is a trap. Count instead.',
    },
    {
      text: '“She said: I was not told.”',
      bin: 'On the recording',
      reason: 'Her own words, in quotation marks.',
    },
  ],
});
