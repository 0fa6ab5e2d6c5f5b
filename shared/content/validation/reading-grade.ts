import { blocksOf, withoutSources } from './markdown-blocks.ts';

/**
 * Returns the Flesch–Kincaid grade of a Markdown text: 0.39 × words per sentence + 11.8 × syllables per word − 15.59; NaN if it has
 * no sentence. Only running text counts, because headings, lists and other fragments would make it look easier than it is.
 *
 * Syllables are counted by spelling, which is right for about nine words in ten; over a page the errors even out.
 *
 * @see Kincaid, Fishburne, Rogers and Chissom, "Derivation of New Readability Formulas", 1975
 */
export function readingGrade(markdown: string): number {
  const sentences = sentencesOf(markdown);
  const words = sentences.flat();
  if (words.length === 0) return Number.NaN;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Returns the words of each sentence of the running text. */
export function sentencesOf(markdown: string): string[][] {
  return blocksOf(withoutSources(markdown))
    .map((block) => block.text)
    .filter((text) => !/^[|#>]|^([-*]|\d+\.)\s|^\*[^*]*\*$/.test(text))
    .flatMap((text) =>
      text
        .replace(/[*_]/g, '')
        .replace(/\b([ap])\.m\./g, '$1m')
        .replace(/\b(Mr|Ms|Mrs|Dr|St|No|vs|e\.g|i\.e)\./g, '$1')
        // A full stop must be followed by a space and the start of a sentence, so that 7.5 does not end one.
        .split(/[.!?…]+["”’')\]]*\s+(?=["“‘'([]*[\p{Lu}\p{N}])|[.!?…]+["”’')\]]*$/u),
    )
    .map((sentence) => sentence.match(/\p{L}[\p{L}'’]*/gu) ?? [])
    .filter((words) => words.length > 0);
}

/** Counts the syllables of an English word by its spelling. A spelled-out abbreviation has one per letter. */
export function countSyllables(word: string): number {
  const letters = word.normalize('NFD').replace(/[^A-Za-z]/g, '');
  if (/^[A-Z]{2,5}s?$/.test(letters) && !SPOKEN_AS_WORDS.has(letters)) {
    return letters.replace(/s$/, '').length;
  }
  const sounds = SILENT.reduce(
    (rest, [letter, by]) => rest.replace(letter, by),
    letters.toLowerCase(),
  );
  const groups = sounds.match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups + (sounds.match(SPOKEN_APART)?.length ?? 0));
}

const SPOKEN_AS_WORDS = new Set([
  'BASK',
  'FOSA',
  'SHRM',
  'SMART',
  'RACI',
  'STAR',
  'BARS',
  'PEST',
  'SWOT',
  'CEO',
]);

/** Silent letters. */
const SILENT: readonly [RegExp, string][] = [
  [/^every/, 'evry'],
  [/business/, 'bisness'],
  [/(?<=[^l])e(?=ment)/, ''],
  [/(?<=[^aeiouyl])e(?=ly|ful|less|ness|work|thing|one|times|line|fore)/, ''],
  // '-ed', unless it follows d, t, e, or a consonant with l: asked, planned; not noted, agreed, handled.
  [/(?<=[^dtel]|[aeiouyl]l)ed$/, ''],
  // A final e, unless it is in '-le' after a consonant or in a spoken '-es': note, rules; not table, changes.
  [/(?<=[aeiouy][^aeiouy]|[^aeiouyl])e$/, ''],
  [/(?<=[aeiouy]l|[^aeiouylsxzcgh]|th|[^aeiou]h)es$/, 's'],
  [/(?<=[gq])ues?$/, ''],
  [/^y/, ''],
];

/** Adjacent vowels that are separate syllables: liable, negotiate, period, previous, client, medium, actual, create, employer. */
const SPOKEN_APART =
  /(?<![ctgs])ia|[ct]iat|(?<![ctsgxnv])io(?!u)|(?<![ctsgxn])iou|iet|scien|(?<!fr|[ct])ien|iu[ms]|(?<![gq])ua|creat|idea|rea$|eing|[aeou]y(?=[aeiou])|[^aeiou]yi/g;
