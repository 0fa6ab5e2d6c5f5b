import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'ten-weeks',
  type: 'process',
  title: 'Ten weeks are short: what is fixed first makes the rest possible.',
  description:
    'One way to use the ten weeks from Noor’s message to the new season. Move the week to see which step it is, and why it stands there.',
  note: 'An example with assumed durations, not the only plan.',
  unit: 'Week',
  steps: [
    {
      at: 0,
      text: 'Ask for the decision you need, and by when',
      why: 'No step below can start before the request is approved.',
    },
    {
      at: 1,
      text: 'Write the role from two sources of evidence',
      why: 'The last holder left after four months and no one knows why. Ask before you repeat it.',
    },
    {
      at: 2,
      text: 'Post the role with its hours and range',
      why: 'Evenings are the hard part. Saying so costs applicants and saves a resignation.',
    },
    {
      at: 4,
      text: 'Interview with the same questions for all',
      why: 'Two weeks of applications, then one week of interviews while they are still free.',
    },
    {
      at: 6,
      text: 'Offer in writing, with agreed accommodations',
      why: 'Many people owe two to four weeks’ notice, so the offer cannot wait.',
    },
    {
      at: 8,
      text: 'Hand over: access, schedule, first contact',
      why: 'A promise made in hiring needs a field, an owner and a date.',
    },
    {
      at: 10,
      text: 'First day, with a standard someone can check',
      why: 'A moment that matters: it is hard to undo, and people tell others.',
    },
  ],
});
