import { expect, it } from 'vitest';
import { NAME_FAMILIES, readSlice, slicesOf } from './name-fonts.ts';

it('has slices of every family, each with a name of its own', () => {
  const names = Object.keys(NAME_FAMILIES).flatMap((family) => {
    const slices = slicesOf(family);
    expect(slices.length, family).toBeGreaterThan(0);
    return slices.map(({ fileName }) => fileName);
  });
  expect(new Set(names).size).toBe(names.length);
});

it('makes a static TrueType font of a variable slice', async () => {
  const slice = slicesOf('source-serif-4').find(({ source }) => source.includes('greek'))!;
  const font = await readSlice(slice);
  expect(font.readUInt32BE(0)).toBe(0x0001_0000);
  expect(font.includes('glyf')).toBe(true);
  expect(font.includes('fvar')).toBe(false);
});
