import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'twelve-days',
  type: 'timeline',
  title: 'Twelve days between the letter and the hold cost twelve days of messages.',
  description:
    'A timeline from May 1 to June 20. Chat deletes itself after 30 days. On June 8, when the lawyer writes, messages since May 9 still exist. On June 20, when the hold goes out, those of May 9 to 20 are gone.',
  unitName: 'Days since May 1, 2026',
  events: [
    {
      at: 8,
      until: 20,
      when: 'May 9–20',
      text: 'Messages that existed on June 8 and were gone on June 20',
    },
    { at: 38, when: 'June 8', text: 'Lawyer’s letter: chat since May 9 could still be saved' },
    { at: 50, when: 'June 20', text: 'Hold goes out: chat since May 21 is left' },
  ],
  note: 'Composite, for illustration: chat was deleted after 30 days.',
});
