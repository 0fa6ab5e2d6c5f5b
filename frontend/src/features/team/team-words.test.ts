import { expect, it } from 'vitest';
import { describeSeats } from './team-words.ts';

it.each([
  [4, 0, '4 seats are free.'],
  [1, 0, '1 seat is free.'],
  [4, 1, '4 seats are free, 1 invitation is open.'],
  [4, 10, '4 seats are free, 10 invitations are open: the first 4 to join get them.'],
  [1, 3, '1 seat is free, 3 invitations are open: the first to join gets it.'],
])('describes %i free seats and %i open invitations', (free, open, sentence) => {
  expect(describeSeats(free, open)).toBe(sentence);
});
