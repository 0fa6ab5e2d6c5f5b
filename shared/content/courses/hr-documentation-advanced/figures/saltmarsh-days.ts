import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'saltmarsh-days',
  type: 'process',
  title: 'Put the days in order before you rate the file.',
  description:
    'The dates of the file as days after the written warning of June 15, 2026. Move the day to see what had happened by then.',
  note: 'Dates of the case; the verbal warning of February 3, 2025 came earlier.',
  unit: 'Day',
  steps: [
    {
      at: 0,
      text: 'Written warning, June 15',
      why: 'Sixteen months after the verbal one, for another kind of conduct.',
    },
    {
      at: 114,
      text: 'The dismissal letter is created, October 7',
      why: 'Compare this day with the next one.',
    },
    {
      at: 115,
      text: 'The meeting with Tyler, October 8, 2 p.m.',
      why: 'What could he still have changed?',
    },
    {
      at: 116,
      text: 'Dismissal, October 9',
      why: 'Reason given: serious safety breach.',
    },
    {
      at: 127,
      text: 'Letter from Tyler’s lawyer, October 20',
      why: 'From here on, what is deleted is missed.',
    },
    {
      at: 140,
      text: 'Today, November 2',
      why: 'No hold, and no answer to the appeal.',
    },
  ],
});
