import { palettes, type ColorPair, surfaces } from './palette.ts';

interface SemanticColor {
  value: { _light: string; _dark: string };
}

function semantic<T extends Record<string, ColorPair>>(shades: T) {
  return Object.fromEntries(
    Object.entries(shades).map(([name, [light, dark]]) => [
      name,
      { value: { _light: light, _dark: dark } },
    ]),
  ) as Record<keyof T, SemanticColor>;
}

/** Semantic colors under Chakra's names, so that its components find them. */
export const semanticColors = {
  bg: semantic(surfaces.bg),
  fg: {
    ...semantic(surfaces.fg),
    ...semantic({ error: palettes.danger.fg, success: palettes.success.fg }),
  },
  border: {
    ...semantic(surfaces.border),
    ...semantic({ error: palettes.danger.solid }),
  },
  accent: semantic(palettes.accent),
  signal: semantic(palettes.signal),
  danger: semantic(palettes.danger),
  success: semantic(palettes.success),
  neutral: semantic(palettes.neutral),
  beginner: semantic(palettes.beginner),
  intermediate: semantic(palettes.intermediate),
  advanced: semantic(palettes.advanced),
  expert: semantic(palettes.expert),
};

/** Backdrop of dialogs and drawers. */
export const scrimColor = {
  value: { _light: 'rgba(14, 27, 30, 0.48)', _dark: 'rgba(0, 0, 0, 0.64)' },
};
