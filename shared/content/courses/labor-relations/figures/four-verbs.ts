import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'four-verbs',
  type: 'decision-tree',
  title: 'Three questions find the verb for one change at one site.',
  description:
    'A decision tree. Does law or agreement require consent? Yes: agree, no change without it. No: must you try to reach agreement? Yes: negotiate. No: must you seek an opinion before deciding? Yes: consult, no: inform in time.',
  root: {
    text: 'Does the law or an agreement require consent?',
    answers: [
      { answer: 'Yes', next: { text: 'Agree: without consent, no change.' } },
      {
        answer: 'No',
        next: {
          text: 'Must you try to reach agreement?',
          answers: [
            { answer: 'Yes', next: { text: 'Negotiate.' } },
            {
              answer: 'No',
              next: {
                text: 'Must you seek an opinion before you decide?',
                answers: [
                  { answer: 'Yes', next: { text: 'Consult, and answer the opinion.' } },
                  { answer: 'No', next: { text: 'Inform, in time to react.' } },
                ],
              },
            },
          ],
        },
      },
    ],
  },
});
