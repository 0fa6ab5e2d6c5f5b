import { expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

const options = { face: 'serif', sizes: [20, 16, 12, 8], maxWidth: 100, maxLines: 3 } as const;
/** Every letter is half as wide as the font's size. */
const measure = (text: string, { size }: { size: number }) => text.length * size * 0.5;
const fit = (text: string, more: object = {}) => fitText(text, { ...options, ...more }, measure);

it('breaks between words, even if the letters would fit at a larger size', () => {
  expect(fit('HR Documentation Essentials (Basic)').lines.join(' ')).toBe(
    'HR Documentation Essentials (Basic)',
  );
});

it('breaks a word that is too long at every size', () => {
  const { lines } = fit('Wolfeschlegelsteinhausenbergerdorff');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe('Wolfeschlegelsteinhausenbergerdorff');
});
