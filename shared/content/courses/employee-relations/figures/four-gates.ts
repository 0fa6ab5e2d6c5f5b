import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'four-gates',
  type: 'decision-tree',
  title: 'Informal comes first only when all four gates are open.',
  description:
    'A decision tree with four questions in a row. Each wrong answer leads to a formal assessment: discipline possible, a sign of harassment or danger, no free and level agreement, or an earlier concern. Only four right answers lead to an informal route with a record.',
  root: {
    text: 'Gate 1. If it is true, would a reminder be enough?',
    answers: [
      { answer: 'No', next: { text: 'Formal assessment' } },
      {
        answer: 'Yes',
        next: {
          text: 'Gate 2. Any sign of discrimination, harassment, retaliation, fraud or danger?',
          answers: [
            { answer: 'Yes', next: { text: 'Formal assessment' } },
            {
              answer: 'No',
              next: {
                text: 'Gates 3 and 4. Free and level agreement, and a first concern?',
                answers: [
                  { answer: 'No', next: { text: 'Formal assessment' } },
                  { answer: 'Yes', next: { text: 'Informal route, with three lines on record' } },
                ],
              },
            },
          ],
        },
      },
    ],
  },
});
