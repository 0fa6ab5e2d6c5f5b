import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'five-tests',
  type: 'decision-tree',
  title: 'A prior step counts only if it passes all five tests.',
  description:
    'A decision tree with three questions. Not issued as a warning or not received leads to background at most. Not live or not related leads to leaving it out. An open appeal leads to waiting. Only a step that passes all five tests may be cited.',
  root: {
    text: 'Issued as a warning, and received or its refusal noted?',
    answers: [
      { answer: 'No', next: { text: 'Background at most, under that heading' } },
      {
        answer: 'Yes',
        next: {
          text: 'Live on the day of the event, and related to it?',
          answers: [
            { answer: 'No', next: { text: 'Leave it out' } },
            {
              answer: 'Yes',
              next: {
                text: 'Any appeal settled?',
                answers: [
                  { answer: 'No', next: { text: 'Wait for the appeal' } },
                  { answer: 'Yes', next: { text: 'Cite it, with its dates' } },
                ],
              },
            },
          ],
        },
      },
    ],
  },
});
