import { expect, it } from 'vitest';
import { composePortrait } from './compose-portrait.ts';

const names = [
  'Amara Nwosu',
  'Piotr',
  'Devon Clarke',
  'Sofia Lindqvist',
  'Noor Haddad-Ellis',
  'Ray',
];

it('draws the same person for the same name, and others for others', () => {
  expect(composePortrait('Piotr')).toEqual(composePortrait('Piotr'));
  const drawn = names.map((name) => JSON.stringify(composePortrait(name)));
  expect(new Set(drawn).size).toBe(names.length);
});

it('varies skin, hair and clothes over many names', () => {
  const people = Array.from({ length: 200 }, (_, index) => composePortrait(`Person ${index}`));
  for (const place of [0, 1, 2])
    expect(new Set(people.map((shapes) => shapes[place]!.color)).size).toBeGreaterThan(4);
});
