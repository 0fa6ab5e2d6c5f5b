import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'which-neutral',
  type: 'decision-tree',
  title: 'What has to end decides who helps to end it.',
  description:
    'A decision tree. Is there an existing clause whose meaning is disputed? Yes: do both sides need a ruling that binds? Yes: rights arbitration; no: mediation. No: are new terms the question? Yes: mediation or conciliation, then interest arbitration if both agreed to it; no: mediation.',
  root: {
    text: 'Is the meaning of an existing clause in dispute?',
    answers: [
      {
        answer: 'Yes',
        next: {
          text: 'Do both sides need a ruling that binds?',
          answers: [
            { answer: 'Yes', next: { text: 'Rights arbitration of a test case.' } },
            { answer: 'No', next: { text: 'Mediation, with authority in the room.' } },
          ],
        },
      },
      {
        answer: 'No',
        next: {
          text: 'Are new terms the question?',
          answers: [
            {
              answer: 'Yes',
              next: { text: 'Conciliation; interest arbitration if both agreed to it.' },
            },
            { answer: 'No', next: { text: 'Mediation: causes are mixed.' } },
          ],
        },
      },
    ],
  },
});
