import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'offer-order',
  type: 'decision-tree',
  title: 'A check that raises doubt leads to a question before it leads to a decision.',
  description:
    'A decision tree about a condition of an offer. Is it met? If yes, confirm in writing. If not or in doubt, show the candidate what came in and ask. If the answer settles it, confirm; if not, HR and counsel decide whether a stated condition has failed. If it has, withdraw in writing with the reason; if not, the offer stands.',
  root: {
    text: 'Is the condition met by the proof the letter names?',
    answers: [
      { answer: 'Yes', next: { text: 'Confirm in writing, with the start date.' } },
      {
        answer: 'No, or in doubt',
        next: {
          text: 'Show the candidate what came in, and ask. Does the answer settle it?',
          answers: [
            { answer: 'Yes', next: { text: 'Record it and confirm in writing.' } },
            {
              answer: 'No',
              next: {
                text: 'HR and counsel: has a stated condition failed?',
                answers: [
                  { answer: 'Yes', next: { text: 'Withdraw in writing, with the reason.' } },
                  {
                    answer: 'No',
                    next: { text: 'The offer stands. A new worry is no condition.' },
                  },
                ],
              },
            },
          ],
        },
      },
    ],
  },
});
