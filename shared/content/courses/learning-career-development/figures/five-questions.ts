import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'five-questions',
  type: 'decision-tree',
  title: 'Training stands at the end of the questions, not at the start.',
  description:
    'A decision tree with three questions in a row. Unknown standards lead to targets and feedback, missing tools or time to repair of the work, a price on doing it right to the incentive. Only people who have never done it to standard lead to training.',
  root: {
    text: 'Do they know the standard, and see how they are doing?',
    answers: [
      { answer: 'No', next: { text: 'Clear targets, prompt feedback' } },
      {
        answer: 'Yes',
        next: {
          text: 'Do tools, time, process and pay allow it, and does the job fit?',
          answers: [
            { answer: 'No', next: { text: 'Repair the work, the incentive or the job' } },
            {
              answer: 'Yes',
              next: {
                text: 'Have they ever done it to standard?',
                answers: [
                  { answer: 'No', next: { text: 'Train, with practice' } },
                  { answer: 'Yes', next: { text: 'Practice and feedback' } },
                ],
              },
            },
          ],
        },
      },
    ],
  },
});
