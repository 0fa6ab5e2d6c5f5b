import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'query-triage',
  type: 'decision-tree',
  title: 'Two questions sort every message before you answer it.',
  description:
    'A decision tree with two questions. First: could someone be harmed, or is it a legal matter? Yes leads to red, now. No leads to the second question: is pay, health, leave, discipline or personal data involved? Yes leads to amber, today; no leads to green, this week.',
  root: {
    text: 'Could someone come to harm, or is it harassment, retaliation or a legal paper?',
    answers: [
      {
        answer: 'Yes',
        next: { text: 'Red, now: make safe and escalate. Do not investigate.' },
      },
      {
        answer: 'No',
        next: {
          text: 'Does it touch pay, health or leave, discipline, or personal data?',
          answers: [
            {
              answer: 'Yes',
              next: { text: 'Amber, today: acknowledge, find the deadline and the owner.' },
            },
            { answer: 'No', next: { text: 'Green, this week: answer from the source.' } },
          ],
        },
      },
    ],
  },
});
