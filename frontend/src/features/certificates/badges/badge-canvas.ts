/** Draws the texts of a badge on a canvas, in the units and as its SVG shows them. */
import { BADGE_SIZE } from './badge-design.ts';
import { type BadgeLine, type BadgeRim, RIM_SPACING, RIM_WEIGHT } from './badge-layout.ts';

const SIDES = { start: 'left', middle: 'center', end: 'right' } as const;

export function drawLine(context: CanvasRenderingContext2D, line: BadgeLine): void {
  context.font = `${line.weight} ${line.size}px ${line.fontFamily}`;
  context.fillStyle = line.fill;
  context.direction = line.isRtl ? 'rtl' : 'ltr';
  context.textAlign = SIDES[line.anchor];
  // Older browsers ignore it.
  context.letterSpacing = `${line.spacing}px`;
  context.fillText(line.text, line.x, line.baseline);
}

/** Turns each character around the center of the badge. */
export function drawRim(context: CanvasRenderingContext2D, rim: BadgeRim): void {
  const { text, side, radius, size, fill, fontFamily } = rim;
  context.font = `${RIM_WEIGHT} ${size}px ${fontFamily}`;
  context.fillStyle = fill;
  context.direction = 'ltr';
  context.textAlign = 'center';
  context.letterSpacing = '0px';
  const characters = Array.from(text, (character) => ({
    character,
    width: context.measureText(character).width + RIM_SPACING,
  }));
  const turn = side === 'top' ? 1 : -1;
  let position = -characters.reduce((sum, { width }) => sum + width, 0) / 2;
  for (const { character, width } of characters) {
    const middle = position + (width - RIM_SPACING) / 2;
    context.save();
    context.translate(BADGE_SIZE / 2, BADGE_SIZE / 2);
    context.rotate((turn * middle) / radius);
    context.fillText(character, 0, -turn * radius);
    context.restore();
    position += width;
  }
}
