import { expect, it } from 'vitest';
import { MEDAL_SIZE, medalLines, waveRing } from './medal-lines.ts';

it('draws the same medal for the same name, and a different one for another name', () => {
  expect(medalLines('Essentials')).toEqual(medalLines('Essentials'));
  expect(medalLines('Essentials')).not.toEqual(medalLines('Foundations'));
});

it('keeps every line inside the medal', () => {
  const places = medalLines('Essentials')
    .flatMap((d) => d.match(/[\d.-]+/g) ?? [])
    .map(Number);
  expect(places.length).toBeGreaterThan(1_000);
  expect(places.every((place) => place > 8 && place < MEDAL_SIZE - 8)).toBe(true);
});

it('closes each line', () => {
  expect(waveRing(50, 5, 3, 0)).toMatch(/^M.*z$/);
});
