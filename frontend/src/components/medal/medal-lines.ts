/** Side of the medal's square, in SVG units. */
export const MEDAL_SIZE = 200;

const CENTER = MEDAL_SIZE / 2;
const POINTS = 180;
const STRANDS = 6;

/** Draws a closed line that oscillates around a circle by `swing`, with so many `waves`. */
export function waveRing(radius: number, swing: number, waves: number, turn: number): string {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const angle = (index / POINTS) * 2 * Math.PI;
    const distance = radius + swing * Math.sin(waves * angle + turn);
    return `${place(distance * Math.cos(angle))} ${place(distance * Math.sin(angle))}`;
  });
  return `M${points.join('L')}z`;
}

/** Draws the guilloche of a medal, determined by the badge's name. */
export function medalLines(name: string): string[] {
  const seed = Array.from(name).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9_973, 7);
  const [outer, inner] = [9 + (seed % 7), 14 + (Math.floor(seed / 7) % 9)];
  return Array.from({ length: STRANDS }, (_, index) => (index / STRANDS) * 2 * Math.PI).flatMap(
    (turn) => [waveRing(80, 9, outer, turn), waveRing(66, 6, inner, turn)],
  );
}

function place(distance: number): number {
  return Math.round((CENTER + distance) * 10) / 10;
}
