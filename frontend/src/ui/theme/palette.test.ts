import { COURSE_LEVELS } from '@learning/shared/domain/course';
import { describe, expect, it } from 'vitest';
import { COLOR_VISION, contrastRatio, seenDistance } from './testing/contrast.ts';
import { type PaletteName, palettes, type ColorPair, surfaces } from './palette.ts';

const MODES = { light: 0, dark: 1 } as const;
const TEXT = 4.5;
/** Large text, icons, edges that carry meaning (WCAG 1.4.3 and 1.4.11). */
const SHAPE = 3;

const pages = { bg: surfaces.bg.DEFAULT, panel: surfaces.bg.panel, subtle: surfaces.bg.subtle };

type Pair = [name: string, foreground: ColorPair, background: ColorPair, least: number];

const inkPairs: Pair[] = (['DEFAULT', 'muted', 'subtle'] as const).flatMap((ink) =>
  Object.entries({ ...pages, muted: surfaces.bg.muted }).flatMap(([page, background]) =>
    // The faintest ink is never used on the strongest tint.
    ink === 'subtle' && page === 'muted'
      ? []
      : [[`fg.${ink} on ${page}`, surfaces.fg[ink], background, TEXT] satisfies Pair],
  ),
);

const palettePairs: Pair[] = (Object.keys(palettes) as PaletteName[]).flatMap((name) => {
  const palette = palettes[name];
  return [
    [`${name}.contrast on its solid`, palette.contrast, palette.solid, TEXT],
    [`${name}.fg on its subtle`, palette.fg, palette.subtle, TEXT],
    [`${name}.fg on its muted`, palette.fg, palette.muted, TEXT],
    ...Object.entries(pages).flatMap(([page, background]): Pair[] => [
      [`${name}.fg on ${page}`, palette.fg, background, TEXT],
      [`${name}.solid on ${page}`, palette.solid, background, SHAPE],
      [`${name}.border on ${page}`, palette.border, background, SHAPE],
      [`${name}.focusRing on ${page}`, palette.focusRing, background, SHAPE],
    ]),
  ] satisfies Pair[];
});

const pairs: Pair[] = [
  ...inkPairs,
  ...palettePairs,
  ['fg.inverted on inverted', surfaces.fg.inverted, surfaces.bg.inverted, TEXT],
  ['fg.muted on accent.subtle', surfaces.fg.muted, palettes.accent.subtle, TEXT],
  ['fg on accent.muted (selection)', surfaces.fg.DEFAULT, palettes.accent.muted, TEXT],
  ...Object.entries(pages).map(([page, background]): Pair => [
    `border.emphasized on ${page}`,
    surfaces.border.emphasized,
    background,
    SHAPE,
  ]),
];

describe.each(Object.entries(MODES))('in %s mode', (_, mode) => {
  it.each(pairs)('%s has enough contrast', (_name, foreground, background, least) => {
    expect(contrastRatio(foreground[mode], background[mode])).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.keys(COLOR_VISION) as (keyof typeof COLOR_VISION)[])(
    'the four levels stay distinguishable with %s',
    (vision) => {
      for (const level of COURSE_LEVELS) {
        for (const other of COURSE_LEVELS) {
          if (level >= other) continue;
          const distance = seenDistance(
            palettes[level].solid[mode],
            palettes[other].solid[mode],
            vision,
          );
          expect(distance, `${level} and ${other}`).toBeGreaterThan(15);
        }
      }
    },
  );
});

it('measures contrast as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
