import { blocksOf, withoutSources } from './markdown-blocks.ts';

/**
 * The Flesch–Kincaid grade of a Markdown text: 0.39 × words per sentence + 11.8 × syllables per word − 15.59. Only running text
 * counts: headings, tables, lists, boxes, sources, the legal note, blanks and bare figures are left out, because fragments would
 * make a text look easier than it is. NaN for a text without a sentence.
 *
 * Source: Kincaid, Fishburne, Rogers and Chissom, "Derivation of New Readability Formulas", 1975. Syllables are counted by
 * spelling, which is right for about nine words in ten; over a page the errors even out.
 */
export function readingGrade(markdown: string): number {
  const sentences = sentencesOf(markdown);
  const words = sentences.flat();
  if (words.length === 0) return Number.NaN;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** The words of each sentence of the running text. */
export function sentencesOf(markdown: string): string[][] {
  return blocksOf(withoutSources(markdown))
    .map((block) => block.text)
    .filter((text) => !/^[|#>]|^([-*]|\d+\.)\s|^\*[^*]*\*$/.test(text))
    .flatMap((text) =>
      text
        .replace(/[*_]/g, '')
        .replace(/\b([ap])\.m\./g, '$1m')
        .replace(/\b(Mr|Ms|Mrs|Dr|St|No|vs|e\.g|i\.e)\./g, '$1')
        // A full stop, then a space and what can begin a sentence; so that 7.5 ends none.
        .split(/[.!?…]+["”’')\]]*\s+(?=["“‘'([]*[\p{Lu}\p{N}])|[.!?…]+["”’')\]]*$/u),
    )
    .map((sentence) => sentence.match(/\p{L}[\p{L}'’]*/gu) ?? [])
    .filter((words) => words.length > 0);
}

/** Syllables of an English word, by its spelling; an abbreviation that is spelled out has one for each letter. */
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

/** Letters that are written and not heard. */
const SILENT: readonly [RegExp, string][] = [
  [/^every/, 'evry'],
  [/business/, 'bisness'],
  [/(?<=[^l])e(?=ment)/, ''],
  [/(?<=[^aeiouyl])e(?=ly|ful|less|ness|work|thing|one|times|line|fore)/, ''],
  // '-ed' but after d, t, e and after a consonant with l: asked, planned; not noted, agreed, handled.
  [/(?<=[^dtel]|[aeiouyl]l)ed$/, ''],
  // A last e but for '-le' after a consonant and '-es' that is heard: note, rules; not table, changes.
  [/(?<=[aeiouy][^aeiouy]|[^aeiouyl])e$/, ''],
  [/(?<=[aeiouy]l|[^aeiouylsxzcgh]|th|[^aeiou]h)es$/, 's'],
  [/(?<=[gq])ues?$/, ''],
  [/^y/, ''],
];

/** Vowels that stand together and are heard apart: liable, negotiate, period, previous, client, medium, actual, create, employer. */
const SPOKEN_APART =
  /(?<![ctgs])ia|[ct]iat|(?<![ctsgxnv])io(?!u)|(?<![ctsgxn])iou|iet|scien|(?<!fr|[ct])ien|iu[ms]|(?<![gq])ua|creat|idea|rea$|eing|[aeou]y(?=[aeiou])|[^aeiou]yi/g;
