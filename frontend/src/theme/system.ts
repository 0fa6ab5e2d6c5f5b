import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { scrimColor, semanticColors } from './colors.ts';
import { globalCss } from './global-css.ts';
import { layerStyles } from './layer-styles.ts';
import { animationStyles, keyframes } from './motion.ts';
import { recipes, slotRecipes } from './recipes/recipes.ts';
import { textStyles } from './text-styles.ts';
import { breakpoints, radii, shadows, tokens } from './tokens.ts';

export const themeConfig = defineConfig({
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens: { colors: { ...semanticColors, scrim: scrimColor }, radii, shadows },
    recipes,
    slotRecipes,
    textStyles,
    layerStyles,
    animationStyles,
  },
});

/** Chakra's engine with only our tokens and recipes: the full theme costs 20 KB and 200 ms of start-up. */
export const system = createSystem(defaultBaseConfig, themeConfig);
