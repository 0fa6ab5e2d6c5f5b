import { estimateWidth } from './place-text.ts';
import type { MeasureText } from './sheet-shapes.ts';

export const SERIF_FAMILY = 'Source Serif 4';
export const SANS_FAMILY = 'Source Sans 3 Variable';

/** Returns a function that measures with the page's own fonts. */
export function pageMeasure(): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return estimateWidth;
  return (text, { face, size }) => {
    context.font =
      face === 'serif' ? `600 ${size}px '${SERIF_FAMILY}'` : `400 ${size}px '${SANS_FAMILY}'`;
    return context.measureText(text).width;
  };
}
