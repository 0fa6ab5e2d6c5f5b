import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, type ThemingConfig } from '@chakra-ui/react/styled-system';
import { scrimColor, semanticColors } from './colors.ts';
import { globalCss } from './global-css.ts';
import { layerStyles } from './layer-styles.ts';
import { animationStyles, keyframes } from './motion.ts';
import { recipes, slotRecipes } from './recipes/recipes.ts';
import { textStyles } from './text-styles.ts';
import { breakpoints, radii, shadows, tokens } from './tokens.ts';

export const theme: ThemingConfig = {
  breakpoints,
  keyframes,
  tokens,
  semanticTokens: { colors: { ...semanticColors, scrim: scrimColor }, radii, shadows },
  recipes,
  slotRecipes,
  textStyles,
  layerStyles,
  animationStyles,
};

export const themeConfig = defineConfig({
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme,
});

/** Chakra's engine with our theme, for `panda.config.ts` and tests. The browser gets static CSS instead. */
export const system = createSystem(defaultBaseConfig, themeConfig);

type Rules = Record<string, object>;

/** Chakra's reset, and after it our global styles. */
export const globalCssWithReset: Rules = withReset(
  system.getPreflightCss()['@layer reset'] as Rules,
  globalCss as Rules,
);

function withReset(reset: Rules, global: Rules): Rules {
  const merged = Object.entries(global).map(([selector, style]): [string, object] => [
    selector,
    { ...reset[selector], ...style },
  ]);
  return { ...reset, ...Object.fromEntries(merged) };
}
