/** What follows the introduction of a skill check. It is one file, which loads with the first sign of use (`load-attempt.ts`). */
export { Attempt } from './attempt/attempt.tsx';
export { Results } from './results/results.tsx';
