import { palettes, surfaces } from '../../src/ui/theme/palette.ts';
import { rasterize } from './render-picture.ts';

const ground = surfaces.bg.inverted[0];
const page = palettes.accent.solid[1];
const course = surfaces.fg.inverted[0];

/** A file of the site that the build writes: its path below the site's root. */
export interface BuiltFile {
  path: string;
  content: Buffer | string;
}

/** Returns the icons that phones and desktops show for the installed site. */
export async function appIcons(): Promise<BuiltFile[]> {
  // Phones cut a maskable icon to a circle or a square: the mark stays inside the middle 80 %.
  const maskable = icon(0, 0.56);
  return Promise.all(
    (
      [
        ['icons/icon-192.png', icon(5, 1), 192],
        ['icons/icon-512.png', icon(5, 1), 512],
        ['icons/maskable-512.png', maskable, 512],
        ['apple-touch-icon.png', icon(0, 0.86), 180],
      ] as const
    ).map(async ([path, svg, width]) => ({ path, content: await rasterize(svg, width) })),
  );
}

/** Draws the mark of `public/icon.svg`, scaled around its center, on a ground with round corners. */
function icon(radius: number, scale: number): string {
  const shift = 12 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="${radius}" fill="${ground}"/><g transform="translate(${shift} ${shift}) scale(${scale})"><path d="M5 5h6v14a6 6 0 0 1-6-6z" fill="${page}"/><path d="M13 5a6 6 0 0 1 6 6v8h-6z" fill="${course}"/></g></svg>`;
}
