import { expect, it } from 'vitest';
import { signatureOf } from './signature.ts';

it.each([
  ['Ada Okafor', 'Ada O.'],
  ['  Ada  Maria   Okafor ', 'Ada O.'],
  ['Zoë őry', 'Zoë Ő.'],
  ['Ada', 'Ada'],
  ['', ''],
  ['Li 𝒳u', 'Li 𝒳.'],
])('%j signs as %j', (name, signature) => {
  expect(signatureOf(name)).toBe(signature);
});
