import type { Plugin } from 'vite';
import { type ColorPair, palettes, surfaces } from '../src/ui/theme/palette.ts';

const PALETTES = ['accent', 'success', 'signal', 'danger', 'neutral'] as const;

/**
 * Gives the page `/verify` the theme's colors as custom properties, in place of `<!--colors-->`: it starts without the app's framework.
 * While developing, it also answers `/verify/{certificateId}` with that page.
 */
export function verifyEntry(): Plugin {
  return {
    name: 'verify-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!--colors-->', () => `<style>${colorProperties()}</style>`),
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/verify(\/[\w-]*)?\/?(\?|$)/.test(request.url ?? '')) request.url = '/verify.html';
        next();
      });
    },
  };
}

/** Returns the colors in light and dark; print is always light. */
export function colorProperties(): string {
  const colors: [string, ColorPair][] = [
    ...Object.entries(surfaces).flatMap(([group, shades]) => named(group, shades)),
    ...PALETTES.flatMap((name) => named(name, palettes[name])),
  ];
  const mode = (index: 0 | 1) => colors.map(([name, pair]) => `--${name}:${pair[index]}`).join(';');
  return `:root{${mode(0)}}@media not print{.dark{${mode(1)}}}`;
}

function named(group: string, shades: Readonly<Record<string, ColorPair>>): [string, ColorPair][] {
  return Object.entries(shades).map(([name, pair]) => [
    name === 'DEFAULT' ? group : `${group}-${name}`,
    pair,
  ]);
}
