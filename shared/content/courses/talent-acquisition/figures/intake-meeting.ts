import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'intake-meeting',
  type: 'process',
  title: 'Forty-five minutes of intake leave four things on paper.',
  description:
    'The intake meeting, minute by minute. Move the minute to see what you ask, and what you leave with.',
  unit: 'Minute',
  steps: [
    {
      at: 0,
      text: '“What will this person have finished in 12 months?”',
      why: 'Leave with three outcomes. They become the criteria for every later choice.',
    },
    {
      at: 10,
      text: '“If we hired no one, what would break first?”',
      why: 'Leave with a real need, or with a redesign of the work.',
    },
    {
      at: 15,
      text: '“Yes or no to each of three profiles, and why?”',
      why: 'Managers describe ideals, but show their standards when they reject someone.',
    },
    {
      at: 30,
      text: '“Who interviews, who decides, by when, at what pay?”',
      why: 'Leave with panel, decider, dates and range, so that no one asks again.',
    },
    {
      at: 45,
      text: 'Close with service in both directions',
      why: 'A shortlist in 15 working days; feedback within two. If it slips, the dates slip.',
    },
  ],
});
