import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'start-or-wait',
  type: 'decision-tree',
  title: 'Two questions say whether an action starts now or waits for a trigger.',
  description:
    'A decision tree. First: does the action help in every scenario? Yes: a no-regret move, start now. No: can it be dropped at little cost? Yes: an option, start small and set an end date. No: a commitment, wait for a trigger with five parts.',
  root: {
    text: 'Does the action help in every scenario?',
    answers: [
      { answer: 'Yes', next: { text: 'No-regret move: start now.' } },
      {
        answer: 'No',
        next: {
          text: 'Can you drop it later at little cost?',
          answers: [
            { answer: 'Yes', next: { text: 'Option: start small, with an end date.' } },
            { answer: 'No', next: { text: 'Commitment: wait for a trigger with five parts.' } },
          ],
        },
      },
    ],
  },
});
