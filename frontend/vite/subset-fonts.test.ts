import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FONT_CHARACTERS, FONT_WEIGHTS } from './subset-fonts.ts';

it('keeps the weights that the styles of the fonts promise', () => {
  const css = readFileSync(join(import.meta.dirname, '../src/theme/fonts.css'), 'utf8');
  const ranges = new Set(css.match(/font-weight: [\d ]+/g));
  expect([...ranges]).toEqual([`font-weight: ${FONT_WEIGHTS.min} ${FONT_WEIGHTS.max}`]);
});

it('keeps names and typographic signs of Western languages', () => {
  for (const sign of Array.from('Zoë Müller-Žižek’s “Œuvre” – 40 %…')) {
    expect(FONT_CHARACTERS).toContain(sign);
  }
});
