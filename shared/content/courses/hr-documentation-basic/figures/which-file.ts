import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'which-file',
  type: 'decision-tree',
  title: 'Most papers find their file with three questions.',
  description:
    'A decision tree with three questions. Health leads to the medical file; a complaint or inquiry leads to the investigation file; bank, tax or identity leads to payroll and identity; everything else that could fairly affect a job decision goes into the personnel file.',
  root: {
    text: 'Does it say anything about health?',
    answers: [
      { answer: 'Yes', next: { text: 'Medical file' } },
      {
        answer: 'No',
        next: {
          text: 'Does it belong to a complaint or an inquiry?',
          answers: [
            { answer: 'Yes', next: { text: 'Investigation file' } },
            {
              answer: 'No',
              next: {
                text: 'Is it bank, tax or identity data?',
                answers: [
                  { answer: 'Yes', next: { text: 'Payroll and identity' } },
                  { answer: 'No', next: { text: 'Personnel file, if two yeses put it there' } },
                ],
              },
            },
          ],
        },
      },
    ],
  },
});
