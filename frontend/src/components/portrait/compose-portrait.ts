import { portraitColors } from '#ui/theme/palette.ts';

/** A filled shape, or a line if it has a width. */
export interface PortraitShape {
  d: string;
  color: string;
  width?: number;
}

/** Edge of the square in which a portrait is drawn. */
export const PORTRAIT_SIZE = 72;

/** Behind the face, then before it. No style tells age, faith or sex. */
const HAIR: readonly (readonly [behind: string, before: string])[] = [
  ['', 'M20 29c-1-13 7-20 16-20s17 7 16 20c-3-7-8-10-16-10s-13 3-16 10z'],
  [
    'M18 31c-2-16 8-24 18-24s20 8 18 24l1 18H17z',
    'M20 30c0-12 7-18 16-18s16 6 16 18c-6-2-10-6-12-11-4 6-11 10-20 11z',
  ],
  [
    'M16 30a9 9 0 0 1 4-14 10 10 0 0 1 13-8 11 11 0 0 1 15 5 9 9 0 0 1 8 11 8 8 0 0 1-3 11 8 8 0 0 1-4 8H22a8 8 0 0 1-6-13z',
    'M20 28a7 7 0 0 1 4-12 9 9 0 0 1 12-5 9 9 0 0 1 12 5 7 7 0 0 1 4 12c-3-6-9-8-16-8s-13 2-16 8z',
  ],
  [
    'M36 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14z',
    'M20 30c-1-13 6-20 16-20s17 7 16 20c-2-8-7-12-16-12s-14 4-16 12z',
  ],
  ['', 'M20 28c-2-12 6-19 17-19 9 0 16 5 15 19-2-6-4-8-7-9-8 3-17 2-22 0-2 2-3 5-3 9z'],
  [
    'M17 32c-2-17 8-25 19-25s21 8 19 25c0 8-1 14-3 17H20c-2-3-3-9-3-17z',
    'M20 31c-1-13 6-19 16-19s17 6 16 19c-2-7-5-9-9-10H29c-4 1-7 3-9 10z',
  ],
  ['', 'M20 25c0-9 6-15 16-15s16 6 16 15c-4-5-9-7-16-7s-12 2-16 7z'],
  ['', ''],
];

const NECKLINES = [
  'M8 72c1-13 10-18 28-18s27 5 28 18z',
  'M8 72c1-12 9-16 21-18l7 9 7-9c12 2 20 6 21 18z',
  'M8 72c1-12 9-16 20-18 2 5 14 5 16 0 11 2 19 6 20 18z',
];

/** Draws a person by name: always the same, and different for most names. */
export function composePortrait(name: string): PortraitShape[] {
  const next = sequenceOf(name);
  const of = <T>(items: readonly T[]): T => items[next(items.length)]!;
  const skin = of(portraitColors.skin);
  const hair = of(portraitColors.hair);
  const [behind, before] = of(HAIR);
  const hasGlasses = next(4) === 0;
  const { feature } = portraitColors;
  return [
    { d: 'M0 0h72v72H0z', color: of(portraitColors.ground) },
    ...(behind ? [{ d: behind, color: hair }] : []),
    { d: 'M30 40h12v12c0 4-2 8-6 8s-6-4-6-8z', color: skin },
    { d: of(NECKLINES), color: of(portraitColors.clothes) },
    { d: 'M21 28c0-10 6-16 15-16s15 6 15 16c0 12-7 20-15 20s-15-8-15-20z', color: skin },
    ...(before ? [{ d: before, color: hair }] : []),
    { d: 'M30 31.5v1.5M42 31.5v1.5', color: feature, width: 2.6 },
    {
      d: of(['M31 40c3 2.5 7 2.5 10 0', 'M32 40.5c2.5 1.5 5.5 1.5 8 0']),
      color: feature,
      width: 1.6,
    },
    ...(hasGlasses
      ? [
          {
            d: 'M25.5 32a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M37.5 32a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M34.5 31.5h3',
            color: feature,
            width: 1.4,
          },
        ]
      : []),
  ];
}

/** Returns a function that draws numbers below a limit from the letters of a name. */
function sequenceOf(name: string): (limit: number) => number {
  let state = 2_166_136_261;
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0)!, 16_777_619);
  return (limit) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519);
    state = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return ((state ^ (state >>> 16)) >>> 0) % limit;
  };
}
