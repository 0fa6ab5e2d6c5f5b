import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FONT_CHARACTERS, FONT_WEIGHTS, ITALIC_CHARACTERS, ITALIC_WEIGHT } from './subset-fonts.ts';

it('keeps the weights that the styles of the fonts promise', () => {
  const css = readFileSync(join(import.meta.dirname, '../src/theme/fonts.css'), 'utf8');
  const faces = css.split('@font-face').filter((face) => face.includes('wght'));
  expect(faces).toHaveLength(4);
  for (const face of faces) {
    const wanted = /font-style: italic/.test(face)
      ? `${ITALIC_WEIGHT}`
      : `${FONT_WEIGHTS.min} ${FONT_WEIGHTS.max}`;
    expect(/font-weight: ([\d ]+);/.exec(face)?.[1]).toBe(wanted);
  }
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
