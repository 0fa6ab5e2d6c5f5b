import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'incentive-gate',
  type: 'decision-tree',
  title: 'Three questions decide whether a measure may carry money.',
  description:
    'A decision tree. Can participants see and move the measure? No: use it as a funding gate only. Yes: is there a clever way to earn it and do harm? No: use it, and ask again in month two. Yes: is a counterweight counted from day one? Yes: use the pair. No: wait.',
  root: {
    text: 'Can participants see the measure and move it?',
    answers: [
      { answer: 'No', next: { text: 'Funding gate only.' } },
      {
        answer: 'Yes',
        next: {
          text: 'Is there a clever way to earn it and do harm?',
          answers: [
            { answer: 'No', next: { text: 'Use it, and ask again in month two.' } },
            {
              answer: 'Yes',
              next: {
                text: 'Is a counterweight counted from day one?',
                answers: [
                  { answer: 'Yes', next: { text: 'Use the pair.' } },
                  { answer: 'No', next: { text: 'Wait until it is.' } },
                ],
              },
            },
          ],
        },
      },
    ],
  },
});
