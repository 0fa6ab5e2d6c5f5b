import {
  arch,
  circle,
  type CoverShape,
  type CoverTone,
  line,
  pick,
  plane,
  rectangle,
  sequence,
} from '../shape.ts';

/** Foundation: an arcade on a common base. */
export function columns(seed: number): CoverShape[] {
  const next = sequence(seed);
  const base = 222;
  const width = pick([60, 72], next());
  const step = width + 12;
  const count = Math.ceil(480 / step) + 1;
  const offset = (480 - count * step + 12) / 2;
  const high = Math.floor(next() * (count - 3)) + 1;
  const tones: CoverTone[] = ['light', 'middle', 'light', 'paper'];
  const sunX = offset + (high + (next() < 0.5 ? -1 : 2)) * step + width / 2;
  return [
    plane(rectangle(0, 0, 480, 270), 'paper'),
    plane(circle(sunX, 92, 56), 'light'),
    line(circle(sunX, 92, 72)),
    ...Array.from({ length: count }, (_, index) => {
      const x = offset + index * step;
      const top = 150 - Math.max(0, 3 - Math.abs(index - high)) * 32 + next() * 16;
      const isHigh = index === high;
      const tone = isHigh ? 'strong' : tones[index % tones.length]!;
      const inner = [10, 20].map((inset) =>
        line(arch(x + inset, top + inset, width - 2 * inset, base), isHigh ? 'paper' : 'ink'),
      );
      return [
        plane(arch(x, top, width, base), tone),
        ...(tone === 'paper' ? [line(arch(x, top, width, base))] : []),
        ...(isHigh || index % 3 === 1 ? inner : []),
      ];
    }).flat(),
    plane(rectangle(0, base, 480, 48), 'middle'),
    line(`M0 ${base}H480`),
    line(`M0 ${base + 16}H480`),
  ];
}
