import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'how-ready',
  type: 'sorter',
  title: 'Readiness is a claim about one person, one role and one date.',
  description: 'Six names on a chart. Sort them by the tests of this lesson.',
  note: 'The cases are composite.',
  bins: ['Ready now', '1–2 years', '3-plus years', 'Not a successor'],
  cases: [
    {
      text: 'Ran the role for four months; wants it; two sources',
      bin: 'Ready now',
      reason: 'The hardest demands were met, and the interest is on record.',
    },
    {
      text: 'Two named gaps, and an assignment from February',
      bin: '1–2 years',
      reason: 'Gaps that work can close, with an owner and a date.',
    },
    {
      text: 'Plausible direction, several demands untested',
      bin: '3-plus years',
      reason: 'One broadening step, and no promise.',
    },
    {
      text: 'Declined in the spring',
      bin: 'Not a successor',
      reason: 'A name who does not want the seat is not cover.',
    },
    {
      text: 'Would keep it running for two weeks',
      bin: 'Not a successor',
      reason: 'Emergency cover answers another question.',
    },
    {
      text: 'Negotiated once; has not led 200 people yet',
      bin: '1–2 years',
      reason: 'One named gap is left.',
    },
  ],
});
