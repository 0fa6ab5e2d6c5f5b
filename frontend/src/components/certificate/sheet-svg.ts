import { SHEET_COLORS, type SheetShape } from './sheet-shapes.ts';

/** Returns shapes as SVG paths. */
export function pathsOf(shapes: readonly SheetShape[]): string {
  return shapes
    .map(({ d, fill, stroke, strokeWidth, place }) => {
      const paint = [
        ` fill="${fill ? SHEET_COLORS[fill] : 'none'}"`,
        stroke ? ` stroke="${SHEET_COLORS[stroke]}" stroke-width="${strokeWidth ?? 1}"` : '',
        place
          ? ` transform="translate(${round(place.x)} ${round(place.y)}) scale(${round(place.scale)})"`
          : '',
      ].join('');
      return `<path d="${d}"${paint}/>`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
