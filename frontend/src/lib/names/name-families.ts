/** Which font draws which letter of a name. Latin-1 is in the page's own font. */

type Slices = readonly (readonly [unicodeRange: string, url: string, bytes: number])[];

/** Families for names, loaded when a name needs one. */
const FAMILIES = {
  'source-serif-4': () => import('virtual:name-fonts/source-serif-4'),
  'noto-naskh-arabic': () => import('virtual:name-fonts/noto-naskh-arabic'),
  'noto-serif-hebrew': () => import('virtual:name-fonts/noto-serif-hebrew'),
  'noto-serif-devanagari': () => import('virtual:name-fonts/noto-serif-devanagari'),
  'noto-serif-jp': () => import('virtual:name-fonts/noto-serif-jp'),
  'noto-serif-kr': () => import('virtual:name-fonts/noto-serif-kr'),
  'noto-serif-sc': () => import('virtual:name-fonts/noto-serif-sc'),
  'noto-serif-tc': () => import('virtual:name-fonts/noto-serif-tc'),
} satisfies Record<string, () => Promise<{ default: Slices }>>;

export type NameFamily = keyof typeof FAMILIES;

const SCRIPTS: readonly (readonly [RegExp, NameFamily])[] = [
  [/[\p{Script=Arabic}\u0640]/u, 'noto-naskh-arabic'],
  [/\p{Script=Hebrew}/u, 'noto-serif-hebrew'],
  [/\p{Script=Devanagari}/u, 'noto-serif-devanagari'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}\u30FB\u30FC]/u, 'noto-serif-jp'],
  [/\p{Script=Hangul}/u, 'noto-serif-kr'],
  [/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u, 'source-serif-4'],
];

const PAGE_FONT = /[\u0020-\u00ff\u0152\u0153\u0160\u0161\u017d\u017e\u0178\u2010-\u2026]/u;

export async function slicesOf(family: NameFamily): Promise<Slices> {
  return (await FAMILIES[family]()).default;
}

/**
 * Returns the families that may have a letter, the best one first; none for letters of the page's font, and undefined for a script we
 * have no font for. Characters that several languages write differently follow the name, then the device's languages.
 */
export function familiesOf(
  letter: string,
  name: string,
  languages: readonly string[],
): readonly NameFamily[] | undefined {
  if (PAGE_FONT.test(letter)) return [];
  const found = SCRIPTS.find(([script]) => script.test(letter));
  if (found) return [found[1]];
  if (/[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u.test(letter))
    return hanFamilies(name, languages);
  if (isJoined(letter) || /\p{Zs}/u.test(letter)) return [];
  return undefined;
}

/** Returns whether a character is drawn with the letter before it: a vowel sign, an accent, or a joiner. */
export const isJoined = (character: string) => /[\p{Mn}\p{Mc}\p{Cf}\uFE0F]/u.test(character);

function hanFamilies(name: string, languages: readonly string[]): NameFamily[] {
  const first = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)
    ? 'noto-serif-jp'
    : /\p{Script=Hangul}/u.test(name)
      ? 'noto-serif-kr'
      : languages.map(hanFamilyOf).find((family) => family !== undefined);
  const all = ['noto-serif-sc', 'noto-serif-tc', 'noto-serif-jp', 'noto-serif-kr'] as const;
  return [...new Set([...(first ? [first] : []), ...all])];
}

function hanFamilyOf(language: string): NameFamily | undefined {
  if (/^ja\b/i.test(language)) return 'noto-serif-jp';
  if (/^ko\b/i.test(language)) return 'noto-serif-kr';
  if (/^zh-(.*hant|tw|hk|mo)\b/i.test(language)) return 'noto-serif-tc';
  return /^zh\b/i.test(language) ? 'noto-serif-sc' : undefined;
}

/** Returns whether a CSS `unicode-range` contains a character. */
export function isInRange(unicodeRange: string, character: string): boolean {
  const code = character.codePointAt(0)!;
  return unicodeRange.split(',').some((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((part) => Number.parseInt(part, 16));
    return first <= code && code <= last;
  });
}
