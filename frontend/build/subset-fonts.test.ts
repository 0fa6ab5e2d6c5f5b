import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FONT_CHARACTERS, FONT_WEIGHTS, ITALIC_CHARACTERS, ITALIC_WEIGHT } from './subset-fonts.ts';

it('keeps the weights that the styles of the fonts promise', () => {
  const css = readFileSync(join(import.meta.dirname, '../src/ui/theme/fonts.css'), 'utf8');
  const weightsOf = (file: RegExp) =>
    css
      .split('@font-face')
      .filter((face) => file.test(face))
      .map((face) => /font-weight: ([\d ]+);/.exec(face)?.[1]);
  const weights = `${FONT_WEIGHTS.min} ${FONT_WEIGHTS.max}`;
  expect(weightsOf(/wght-normal/)).toEqual([weights, weights]);
  expect(weightsOf(/wght-italic/)).toEqual([`${ITALIC_WEIGHT}`]);
  expect(weightsOf(/latin-600-normal/)).toEqual(['600']);
  expect(weightsOf(/latin-400-normal/)).toEqual(['400']);
});

it('keeps names and typographic signs of Western languages', () => {
  for (const sign of Array.from('Zoë Müller-Žižek’s “Œuvre” – 40 %…')) {
    expect(FONT_CHARACTERS).toContain(sign);
  }
});

it('keeps what the lessons emphasize', () => {
  const courses = join(import.meta.dirname, '../../shared/content/courses');
  const lessons = readdirSync(courses, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /modules[\\/].+\.md$/.test(name),
  );
  const emphasized = lessons.flatMap((name) => {
    const text = readFileSync(join(courses, name), 'utf8');
    return text.match(/(?<![*\w])\*[^*\s][^*\n]*\*(?!\*)/g) ?? [];
  });
  expect(emphasized.length).toBeGreaterThan(100);
  for (const sign of new Set(emphasized.join(''))) expect(ITALIC_CHARACTERS).toContain(sign);
});
