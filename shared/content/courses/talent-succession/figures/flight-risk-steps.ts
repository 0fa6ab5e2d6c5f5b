import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'flight-risk-steps',
  type: 'decision-tree',
  title: 'Money is the last answer to a flight risk, and the first question is evidence.',
  description:
    'A decision tree. Are there two dated, work-related observations? No: no rating. Yes: can the cause be repaired? Yes: repair it within two weeks and remove the rating. No: is there a real next step to offer? Yes: offer it. No: protect the knowledge, then consider money.',
  root: {
    text: 'Two dated observations about the work?',
    answers: [
      { answer: 'No', next: { text: 'No rating. A mood is no evidence.' } },
      {
        answer: 'Yes',
        next: {
          text: 'Can you repair the cause?',
          answers: [
            { answer: 'Yes', next: { text: 'Repair it, and remove the rating.' } },
            {
              answer: 'No',
              next: {
                text: 'Is there a real next step?',
                answers: [
                  { answer: 'Yes', next: { text: 'Offer it, with a date.' } },
                  { answer: 'No', next: { text: 'Protect the knowledge; then consider money.' } },
                ],
              },
            },
          ],
        },
      },
    ],
  },
});
