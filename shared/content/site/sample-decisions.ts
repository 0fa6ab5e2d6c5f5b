import { everydayDecisions } from './decisions/everyday.ts';
import { leadingDecisions } from './decisions/leading.ts';
import { talentDecisions } from './decisions/talent.ts';
import { home, type SampleDecision } from './home.ts';

/** A decision to try for each course, on its page. They are written for it: graded activities stay with the server. */
export const sampleDecisions: readonly SampleDecision[] = [
  ...everydayDecisions,
  ...talentDecisions,
  ...leadingDecisions,
  home.sample,
];
