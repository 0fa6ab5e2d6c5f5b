import { type Config, defineConfig } from '@pandacss/dev';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { palettes } from './src/ui/theme/palette.ts';
import { conditions } from './src/ui/theme/conditions.ts';
import { patterns } from './src/ui/theme/patterns.ts';
import { globalCssWithReset, theme } from './src/ui/theme/system.ts';

type Theme = NonNullable<Config['theme']>;

/** Our layer of components, from which the sources import what takes styles. */
const UI = ['#ui/'];

/** Turns the theme, and the styles that components write with Chakra's API (`src/ui`), into static CSS. */
export default defineConfig({
  presets: ['@pandacss/preset-base'],
  eject: true,
  // Chakra's reset is part of `globalCss`.
  preflight: false,
  jsxFramework: 'react',
  jsxFactory: 'chakra',
  jsxStyleProps: 'all',
  include: ['src/**/*.{ts,tsx}'],
  exclude: ['src/**/*.test.{ts,tsx}', 'src/testing/**'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: { css: UI, recipes: UI, patterns: UI, jsx: UI },
  conditions: { extend: { ...defaultBaseConfig.conditions, ...conditions } },
  patterns: { extend: patterns },
  staticCss: {
    recipes: '*',
    // A palette is often chosen by data.
    css: [{ properties: { colorPalette: Object.keys(palettes) } }],
  },
  globalCss: globalCssWithReset,
  // Chakra's definitions have Panda's form; the types of the two packages differ in details.
  theme: theme as unknown as Theme,
});
