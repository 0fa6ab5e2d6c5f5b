import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'jo-in-march',
  type: 'process',
  title: 'Put the records in the order in which they were made.',
  description:
    'The days of March 2026 in the file of Jo Bennett, by the time system. Move the day and ask what each paper could have known.',
  note: 'Dates of the case.',
  unit: 'March',
  steps: [
    {
      at: 2,
      text: 'Clock-in at 8:12',
      why: 'The first time on record. The shift starts at 8:00.',
    },
    {
      at: 9,
      text: 'Clock-in at 8:31',
      why: 'It matches a date in the clinic letter. Ask what it counts as.',
    },
    {
      at: 12,
      text: 'The email with a guess about Jo’s health',
      why: 'Written by someone who is not trained to know.',
    },
    {
      at: 16,
      text: 'The system saves the warning',
      why: 'The paper carries another date. Which one is true, and who can say?',
    },
    {
      at: 20,
      text: 'Clock-in at 8:06',
      why: 'After the warning was made.',
    },
  ],
});
