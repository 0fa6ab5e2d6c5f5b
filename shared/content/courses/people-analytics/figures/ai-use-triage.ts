import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'ai-use-triage',
  type: 'decision-tree',
  title: 'Three questions sort every use of AI before anyone opens the tool.',
  description:
    'A decision tree. Personal or confidential data in a tool without a contract leads to stop. Otherwise, a text that scores, ranks or judges a person leads to the risk assessment and counsel. Otherwise, a text that someone will rely on leads to a check against the source and a signature; the rest is free to use.',
  root: {
    text: 'Does personal or confidential data go into a tool without a contract?',
    answers: [
      { answer: 'Yes', next: { text: 'Stop. If it has happened, tell privacy today.' } },
      {
        answer: 'No',
        next: {
          text: 'Does the result score, rank, predict or judge a person?',
          answers: [
            { answer: 'Yes', next: { text: 'Risk assessment, counsel and notice first.' } },
            {
              answer: 'No',
              next: {
                text: 'Will anyone rely on the facts in it?',
                answers: [
                  { answer: 'Yes', next: { text: 'Check each fact at its source, then sign it.' } },
                  { answer: 'No', next: { text: 'Go ahead.' } },
                ],
              },
            },
          ],
        },
      },
    ],
  },
});
