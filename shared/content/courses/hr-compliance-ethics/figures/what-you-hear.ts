import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'what-you-hear',
  type: 'sorter',
  title: 'No one uses the legal word: hear what is behind the sentence.',
  description: 'Seven sentences from an ordinary week. Sort them by what you should look for.',
  note: 'The cases are composite.',
  bins: ['Direct', 'Indirect', 'Accommodation', 'Retaliation'],
  cases: [
    {
      text: '“She’d struggle with the young crowd.”',
      bin: 'Direct',
      reason: 'Age decides. Change that one fact, and the sentence disappears.',
    },
    {
      text: '“Everyone works Saturdays.”',
      bin: 'Indirect',
      reason: 'One rule for all that hits people of some religions harder.',
    },
    {
      text: '“The new schedule is hard with my treatment.”',
      bin: 'Accommodation',
      reason: 'A change at work plus a health reason is a request. No form is needed.',
    },
    {
      text: '“He’s been different since I spoke up.”',
      bin: 'Retaliation',
      reason: 'Something changed after a complaint. Hear it before a manager answers.',
    },
    {
      text: '“Team leads must be full-time.”',
      bin: 'Indirect',
      reason: 'It shuts out more women, and people with some disabilities.',
    },
    {
      text: '“I took her off travel because she’s pregnant.”',
      bin: 'Direct',
      reason: 'Kind, and still a decision made because of pregnancy, without her.',
    },
    {
      text: '“Could I pray at noon and stay later instead?”',
      bin: 'Accommodation',
      reason: 'Beyond disability, many laws cover religion.',
    },
  ],
});
