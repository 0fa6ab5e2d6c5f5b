import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'telling-lies',
  type: 'estimate',
  title: 'Judging who lies hardly beats tossing a coin.',
  description:
    'An estimate: how often people who judge without aids are right about who lies. In a review of 206 documents it was 54 percent.',
  note: 'Bond and DePaulo (2006), Personality and Social Psychology Review.',
  question: 'People judge lies and true statements without any aid. How often are they right?',
  format: 'percent',
  min: 30,
  max: 100,
  step: 1,
  answer: 54,
  reason:
    'Bond and DePaulo (2006) reviewed 206 documents: 54%, close to chance. Weigh corroboration, consistency and opportunity, and leave eye contact out of the report.',
});
