import type { Profile } from '@learning/shared/contract/profile';

/** Extra time for timed checks, and how each choice is called. */
export const EXTRA_TIME_CHOICES: readonly [Profile['extraTimeFactor'], string][] = [
  [1, 'No extra time'],
  [1.25, '25% more time'],
  [1.5, '50% more time'],
  [2, 'Double time'],
];
