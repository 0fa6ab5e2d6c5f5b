import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'four-levels',
  type: 'sorter',
  title: 'Each level of analysis asks more of your data than the last.',
  description:
    'Six questions about the same absence figures. Sort them into the four levels of analysis, from describing to prescribing.',
  note: 'The cases are composite.',
  bins: ['Descriptive', 'Diagnostic', 'Predictive', 'Prescriptive'],
  cases: [
    {
      text: 'What was absence in March, by site?',
      bin: 'Descriptive',
      reason: 'It counts what happened.',
    },
    {
      text: 'Why is it twice as high at the two sites with split shifts?',
      bin: 'Diagnostic',
      reason: 'It compares groups to find what lies behind the number.',
    },
    {
      text: 'What will absence be in June if the schedule stays?',
      bin: 'Predictive',
      reason: 'It carries a pattern forward, and can be wrong.',
    },
    {
      text: 'Which of the two schedules should we choose for June?',
      bin: 'Prescriptive',
      reason: 'It compares what would follow from each choice.',
    },
    {
      text: 'How many days were lost to long illness?',
      bin: 'Descriptive',
      reason: 'Still a count, even if it takes work to get.',
    },
    {
      text: 'Which sites will be short of cover next week?',
      bin: 'Predictive',
      reason: 'A forecast; it says nothing about what to do.',
    },
  ],
});
