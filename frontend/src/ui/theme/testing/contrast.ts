/** WCAG 2.2 contrast and simulated color vision, for tests of the palette. Colors are `#rrggbb`. */

type Rgb = [red: number, green: number, blue: number];

function linear(hex: string): Rgb {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1–21. */
export function contrastRatio(first: string, other: string): number {
  const [darker, lighter] = [luminance(first), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Machado, Oliveira and Fernandes 2009, severity 1. */
export const COLOR_VISION = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

/** Returns the distance of two colors in CIELAB for that color vision; about 2 is just noticeable. */
export function seenDistance(
  first: string,
  other: string,
  vision: keyof typeof COLOR_VISION,
): number {
  const [a, b] = [first, other].map((hex) => lab(seenAs(linear(hex), vision))) as [Rgb, Rgb];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function seenAs(color: Rgb, vision: keyof typeof COLOR_VISION): Rgb {
  return COLOR_VISION[vision].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, weight, at) => sum + weight * color[at]!, 0),
      ),
    ),
  ) as Rgb;
}

function lab([red, green, blue]: Rgb): Rgb {
  const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
