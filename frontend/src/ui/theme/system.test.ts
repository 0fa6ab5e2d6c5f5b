import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { palettes } from './palette.ts';
import { themeConfig, system } from './system.ts';

/** Token category by style property. A value that is not a token must be plain CSS allowed by `PLAIN`. */
const CATEGORY: Record<string, string> = {
  ...categoryOf(
    'colors',
    'bg background color borderColor outlineColor accentColor borderTopColor borderBottomColor borderInlineStartColor fill stroke',
  ),
  ...categoryOf('radii', 'borderRadius borderTopRadius borderBottomRadius borderEndRadius'),
  ...categoryOf('durations', 'transitionDuration animationDuration'),
  ...categoryOf('easings', 'transitionTimingFunction animationTimingFunction'),
  ...categoryOf('shadows', 'boxShadow shadow'),
  ...categoryOf('zIndex', 'zIndex'),
  ...categoryOf('fontSizes', 'fontSize'),
  ...categoryOf('fontWeights', 'fontWeight'),
  ...categoryOf('lineHeights', 'lineHeight'),
  ...categoryOf('letterSpacings', 'letterSpacing'),
  ...categoryOf('fonts', 'fontFamily'),
  ...categoryOf('animations', 'animation'),
  ...categoryOf('cursor', 'cursor'),
  ...categoryOf(
    'spacing',
    'p px py pt pb ps pe m mx my mt mb ms me gap columnGap rowGap inset top insetEnd insetStart',
  ),
  ...categoryOf('sizes', 'h w minH minW maxW maxH height width minHeight boxSize'),
};
const PLAIN =
  /^(transparent|currentColor|inherit|unset|none|auto|normal|pointer|CanvasText|Canvas|Highlight|italic|fit-content|0|-?[\d.]+(px|em|rem|lh|%|dvh|dvw|m?s)?( !important)?|(inset |min|max|calc|var|color-mix|rgba).*)$/;

function categoryOf(category: string, properties: string): Record<string, string> {
  return Object.fromEntries(properties.split(' ').map((property) => [property, category]));
}

const tokenNames = new Set(system.tokens.allTokens.map((token) => token.name));
const exists = (category: string, value: string) =>
  tokenNames.has(`${category}.${value.replace(/^colorPalette\./, 'accent.')}`) ||
  tokenNames.has(`${category}.${value}.DEFAULT`);

interface Reference {
  property: string;
  value: string;
}

function referencesIn(style: unknown, property = ''): Reference[] {
  if (typeof style === 'string') return [{ property, value: style }];
  if (typeof style !== 'object' || style === null) return [];
  return Object.entries(style).flatMap(([key, value]) =>
    // A condition (`_hover`, `base`, `md`, a selector) applies to the property around it or to those inside.
    referencesIn(
      value,
      key in CATEGORY || key in NAMED || /Style$|^animationName$/.test(key) ? key : property,
    ),
  );
}

const NAMED: Record<string, (name: string) => boolean> = {
  textStyle: (name) => name in themeConfig.theme!.textStyles!,
  layerStyle: (name) => name in themeConfig.theme!.layerStyles!,
  animationStyle: (name) => name in themeConfig.theme!.animationStyles!,
  animationName: (names) =>
    names.split(', ').every((name) => name in themeConfig.theme!.keyframes!),
};

function problemsIn(style: unknown): string[] {
  return referencesIn(style).flatMap(({ property, value }) => {
    const inBraces = [...value.matchAll(/\{(\w+)\.([\w.]+)\}/g)].filter(
      ([, category, name]) => !exists(category!, name!),
    );
    const named = NAMED[property];
    const category = CATEGORY[property];
    const isUnknown = named
      ? !named(value)
      : category !== undefined && !PLAIN.test(value) && !exists(category, value);
    return inBraces.length > 0 || isUnknown ? [`${property}: ${value}`] : [];
  });
}

const styled = {
  ...themeConfig.theme!.recipes,
  ...themeConfig.theme!.slotRecipes,
  globalCss: themeConfig.globalCss,
  textStyles: themeConfig.theme!.textStyles,
  layerStyles: themeConfig.theme!.layerStyles,
  animationStyles: themeConfig.theme!.animationStyles,
};

describe('every token the theme refers to exists', () => {
  it.each(Object.entries(styled))('in %s', (_, style) => {
    expect(problemsIn(style)).toEqual([]);
  });

  it('and would be missed', () => {
    expect(
      problemsIn({ base: { bg: 'colorPalette.subtle', _hover: { color: 'accent.missing' } } }),
    ).toEqual(['color: accent.missing']);
    expect(problemsIn({ _open: { animationName: 'fade-in, nowhere' } })).toHaveLength(1);
    expect(problemsIn({ borderRadius: { base: 'l3', md: '7xl' } })).toEqual(['borderRadius: 7xl']);
    expect(problemsIn({ boxShadow: 'inset 0 0 0 1px {colors.border.none}' })).toHaveLength(1);
  });
});

describe('every token the components refer to exists', () => {
  const source = join(import.meta.dirname, '..');
  const ATTRIBUTE =
    /\b(bg|color|borderColor|colorPalette|textStyle|layerStyle|boxShadow|borderRadius|mt|mb|pt|pb|px|py|p|gap|columnGap|rowGap|maxW|minH|boxSize|fontSize|zIndex)="([^"]+)"/g;

  it('in every style property given as text', async () => {
    const files = (await readdir(source, { recursive: true })).filter((file) =>
      file.endsWith('.tsx'),
    );
    expect(files.length).toBeGreaterThan(20);
    const problems: string[] = [];
    for (const file of files) {
      for (const [, property, value] of (await readFile(join(source, file), 'utf8')).matchAll(
        ATTRIBUTE,
      )) {
        const isWrong =
          property === 'colorPalette'
            ? !(value! in palettes)
            : problemsIn({ [property!]: value }).length > 0;
        if (isWrong) problems.push(`${file}: ${property}="${value}"`);
      }
    }
    expect(problems).toEqual([]);
  });
});

it('uses only the eight type sizes', () => {
  const sizes = system.tokens.allTokens.filter((token) => token.name.startsWith('fontSizes.'));
  expect(
    sizes.map((token) => Number.parseFloat(String(token.originalValue ?? token.value)) * 16),
  ).toEqual([12, 14, 16, 18, 22, 28, 36, 48]);
});
