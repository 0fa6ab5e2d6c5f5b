import type { Appearance } from '@stripe/stripe-js';
import { palettes, type ColorPair, surfaces } from '#ui/theme/palette.ts';

/** Returns the payment element's styles in the product's colors; page styles do not reach into Stripe's iframe. */
export function stripeAppearance(mode: 'light' | 'dark'): Appearance {
  const pick = ([light, dark]: ColorPair) => (mode === 'light' ? light : dark);
  const ring = pick(palettes.accent.focusRing);
  return {
    theme: mode === 'light' ? 'stripe' : 'night',
    labels: 'above',
    variables: {
      colorPrimary: pick(palettes.accent.solid),
      colorBackground: pick(surfaces.bg.panel),
      colorText: pick(surfaces.fg.DEFAULT),
      colorTextSecondary: pick(surfaces.fg.muted),
      colorTextPlaceholder: pick(surfaces.fg.subtle),
      colorDanger: pick(palettes.danger.fg),
      iconColor: pick(surfaces.fg.muted),
      fontFamily: "'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif",
      fontSizeBase: '16px',
      borderRadius: '6px',
      spacingUnit: '4px',
    },
    rules: {
      '.Label': { fontSize: '14px', fontWeight: '600' },
      '.Input': {
        borderColor: pick(surfaces.border.emphasized),
        boxShadow: 'none',
        padding: '10px 12px',
      },
      '.Input:focus': { borderColor: ring, boxShadow: `0 0 0 1px ${ring}` },
      '.Tab': { borderColor: pick(surfaces.border.emphasized), boxShadow: 'none' },
    },
  };
}
