import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'challenge-rungs',
  type: 'decision-tree',
  title: 'The risk decides how far you climb, and only one rung leaves the room.',
  description:
    'A decision tree. A risk to people or a breach of law leads to the fourth rung: refuse, say so and take it to counsel today. Otherwise, a costly or irreversible decision leads to a recommendation on record; a repeated habit leads to an observation; anything else to a question.',
  root: {
    text: 'Is it a risk to people, or unlawful?',
    answers: [
      { answer: 'Yes', next: { text: 'Line: refuse, say so, and go to counsel today.' } },
      {
        answer: 'No',
        next: {
          text: 'Is the decision costly or hard to undo?',
          answers: [
            {
              answer: 'Yes',
              next: { text: 'Recommendation: advise against it, once, on record.' },
            },
            {
              answer: 'No',
              next: {
                text: 'Is it a habit that you have seen several times?',
                answers: [
                  { answer: 'Yes', next: { text: 'Observation: dated, without adjectives.' } },
                  { answer: 'No', next: { text: 'Question: what would have to be true?' } },
                ],
              },
            },
          ],
        },
      },
    ],
  },
});
