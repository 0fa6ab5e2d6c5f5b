/** What follows the introduction of a simulation. It is one file, which loads with the start. */
export { Attempt } from './attempt/attempt.tsx';
export { Results } from './results/results.tsx';
