import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'two-sources',
  type: 'decision-tree',
  title: 'Three questions decide whether a claim about potential may be used.',
  description:
    'A decision tree. Does the claim name a role? No: send it back. Yes: do two independent sources support it, one of them not the manager? No: open, collect evidence. Yes: has the person said they want that role? No: ask. Yes: use it, with a date of expiry.',
  root: {
    text: 'Does the claim name a role?',
    answers: [
      { answer: 'No', next: { text: 'Send it back: potential for what?' } },
      {
        answer: 'Yes',
        next: {
          text: 'Two independent sources, one not the manager?',
          answers: [
            { answer: 'No', next: { text: 'Open: collect evidence.' } },
            {
              answer: 'Yes',
              next: {
                text: 'Has the person said, with a date, that they want it?',
                answers: [
                  { answer: 'No', next: { text: 'Ask, in the words used for everyone.' } },
                  { answer: 'Yes', next: { text: 'Use it; it expires in 12 months.' } },
                ],
              },
            },
          ],
        },
      },
    ],
  },
});
