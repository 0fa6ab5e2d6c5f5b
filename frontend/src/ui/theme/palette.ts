/** Every color of the product, as [light, dark]. Components use only the semantic names (see `colors.ts`). */

export type ColorPair = readonly [light: string, dark: string];

export const surfaces = {
  bg: {
    DEFAULT: ['#FBF8F2', '#0E1B1E'],
    panel: ['#FFFEFB', '#14262A'],
    subtle: ['#F4EFE5', '#13242A'],
    muted: ['#EAE3D5', '#1D343A'],
    emphasized: ['#DDD4C2', '#2A464D'],
    inverted: ['#12292E', '#F2EDE3'],
  },
  fg: {
    DEFAULT: ['#14272B', '#F1ECE2'],
    muted: ['#45575A', '#B9C4C2'],
    subtle: ['#566669', '#9AA9A9'],
    inverted: ['#F7F2E8', '#12292E'],
  },
  border: {
    DEFAULT: ['#DED6C6', '#2B434A'],
    /** Edges that carry meaning, such as those of inputs: 3:1 on every surface. */
    emphasized: ['#7F8078', '#71898F'],
  },
} as const satisfies Record<string, Record<string, ColorPair>>;

const PALETTE_ROLES = [
  'solid',
  'contrast',
  'fg',
  'subtle',
  'muted',
  'emphasized',
  'focusRing',
  'border',
] as const;
type Palette = Record<(typeof PALETTE_ROLES)[number], ColorPair>;

export const palettes = {
  accent: {
    solid: ['#17594A', '#74C7AE'],
    contrast: ['#FFFFFF', '#07201A'],
    fg: ['#17594A', '#8AD3BD'],
    subtle: ['#E7F0E9', '#14322E'],
    muted: ['#CFE2D8', '#1D453E'],
    emphasized: ['#97C2B0', '#2F665A'],
    focusRing: ['#1F7A64', '#74C7AE'],
    border: ['#5B8F7E', '#4F9482'],
  },
  signal: {
    solid: ['#94550A', '#EDB45E'],
    contrast: ['#FFFFFF', '#2A1902'],
    fg: ['#84490A', '#F2C27A'],
    subtle: ['#FAEEDA', '#33270F'],
    muted: ['#F2DCB8', '#473615'],
    emphasized: ['#DDB67A', '#6E5423'],
    focusRing: ['#94550A', '#EDB45E'],
    border: ['#A97B3B', '#A17F42'],
  },
  danger: {
    solid: ['#9F2C27', '#F0938B'],
    contrast: ['#FFFFFF', '#2C0806'],
    fg: ['#94251F', '#F5A9A2'],
    subtle: ['#FAEAE5', '#371A19'],
    muted: ['#F2D3CB', '#4D2422'],
    emphasized: ['#DDA095', '#7A3C38'],
    focusRing: ['#9F2C27', '#F0938B'],
    border: ['#B4655E', '#A9605A'],
  },
  success: {
    solid: ['#2F6A2C', '#93CE85'],
    contrast: ['#FFFFFF', '#0B2006'],
    fg: ['#2A5F27', '#A6D99A'],
    subtle: ['#EBF2E2', '#1A2F1B'],
    muted: ['#D5E5C6', '#254226'],
    emphasized: ['#A3C48F', '#3F673B'],
    focusRing: ['#2F6A2C', '#93CE85'],
    border: ['#6D9464', '#659259'],
  },
  neutral: {
    solid: ['#22383D', '#E5DFD3'],
    contrast: ['#FBF8F2', '#12292E'],
    fg: ['#22383D', '#E5DFD3'],
    subtle: ['#F1EBDF', '#182D32'],
    muted: ['#E4DCCC', '#24404A'],
    emphasized: ['#C6BEAD', '#3B575E'],
    focusRing: ['#1F7A64', '#74C7AE'],
    border: ['#7F8078', '#71898F'],
  },
  beginner: {
    solid: ['#17797F', '#83DDCB'],
    contrast: ['#FFFFFF', '#06231F'],
    fg: ['#0F6469', '#83DDCB'],
    subtle: ['#E2F0EE', '#11312F'],
    muted: ['#C4E0DD', '#1B4744'],
    emphasized: ['#84BFBD', '#2F6F69'],
    focusRing: ['#17797F', '#83DDCB'],
    border: ['#4F9296', '#4C948A'],
  },
  intermediate: {
    solid: ['#2F4C9E', '#8FA6F0'],
    contrast: ['#FFFFFF', '#0A1235'],
    fg: ['#2F4C9E', '#A9BBF5'],
    subtle: ['#E9ECF6', '#1A2442'],
    muted: ['#D0D7EE', '#27345C'],
    emphasized: ['#9AA8D8', '#45568F'],
    focusRing: ['#2F4C9E', '#8FA6F0'],
    border: ['#6F80B9', '#6C7FC0'],
  },
  advanced: {
    solid: ['#A85908', '#F2BC6C'],
    contrast: ['#FFFFFF', '#2A1902'],
    fg: ['#8E4A06', '#F2BC6C'],
    subtle: ['#F9ECDB', '#35270F'],
    muted: ['#F1D7B5', '#4B3716'],
    emphasized: ['#DEAC72', '#785824'],
    focusRing: ['#A85908', '#F2BC6C'],
    border: ['#B27A3E', '#A8803F'],
  },
  expert: {
    solid: ['#7C1F4E', '#D877A4'],
    contrast: ['#FFFFFF', '#2B0518'],
    fg: ['#7C1F4E', '#EBA0C2'],
    subtle: ['#F6E8EC', '#361A2A'],
    muted: ['#EACDD7', '#4C253B'],
    emphasized: ['#CB93AB', '#7E4163'],
    focusRing: ['#7C1F4E', '#D877A4'],
    border: ['#A9658A', '#A35A80'],
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** Of drawn people: the same in both color schemes, as people are. */
export const portraitColors = {
  skin: ['#F3D3BD', '#E5B893', '#CF9A6F', '#A9744B', '#7E5233', '#5B3A26'],
  hair: ['#2B211D', '#4A3226', '#7A4B2A', '#B98A52', '#8C8C8A', '#C9C5BE'],
  clothes: ['#17594A', '#2F4C9E', '#94550A', '#7C1F4E', '#45575A', '#0F6469'],
  ground: ['#CFE2D8', '#D0D7EE', '#F1D7B5', '#EACDD7', '#DDD4C2', '#C4E0DD'],
  feature: '#1E1411',
} as const;
