import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'which-source-applies',
  type: 'decision-tree',
  title: 'Begin with the floor of the place, then look for the source that gives more.',
  description:
    'A decision tree with two questions. Does a law of the place of work cover the point? If not, agreement, contract and policy decide. If so: does another source give the employee more? If not, the floor applies, unless the law lets an agreement differ; if so, the higher term applies.',
  root: {
    text: 'Does a law of the place of work cover the point?',
    answers: [
      { answer: 'No', next: { text: 'Agreement, contract and policy decide.' } },
      {
        answer: 'Yes',
        next: {
          text: 'Does an agreement, the contract or a policy give the employee more?',
          answers: [
            {
              answer: 'No',
              next: { text: 'The floor applies, unless the law lets an agreement differ.' },
            },
            {
              answer: 'Yes',
              next: { text: 'The higher term applies. Answer with source and date.' },
            },
          ],
        },
      },
    ],
  },
});
