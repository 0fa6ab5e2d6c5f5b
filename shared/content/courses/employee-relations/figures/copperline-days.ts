import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'copperline-days',
  type: 'process',
  title: 'Put the days in order before you judge the report.',
  description:
    'The dates of the file as days after the incident on July 29, 2026. Move the day to see where each paper stands.',
  note: 'Dates of the case.',
  unit: 'Day',
  steps: [
    {
      at: 0,
      text: 'The incident in the control room, July 29',
      why: 'Every period that runs in this file begins here.',
    },
    {
      at: 5,
      text: 'Patricia complains, August 3',
      why: 'Five days later. Ask what was said to whom in between.',
    },
    {
      at: 23,
      text: 'The report is dated, August 21',
      why: 'Eighteen days for two witnesses and one line of terms.',
    },
    {
      at: 37,
      text: 'Today, September 4',
      why: 'The officer wants to act. What is still there to be secured?',
    },
  ],
});
