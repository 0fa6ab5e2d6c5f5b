/** Checks whether a text of a form has what its field asks for. Source: rules/scoring.md S29 */
import { typedText, type DocumentField, type FormValues } from './document-values.ts';
import { wordsOf } from './words.ts';

/** What a text must have. Other facts of a field, such as dates in order, are its rules. */
export interface FieldDemands {
  /** The least number of words. */
  minWords?: number | undefined;
  /** Numbered points or lines, or sentences. */
  parts?: { kind: 'points' | 'sentences'; least: number; most?: number | undefined } | undefined;
  /** The least number of figures: amounts, counts, dates. */
  minFigures?: number | undefined;
  /** What the text must name, as it begins there: `low`, `Day 30`, `5:`. */
  names?: readonly string[] | undefined;
  /** Whether `None` is an answer. */
  mayBeNone?: boolean | undefined;
}

const NUMBERS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Returns what a text that is filled in lacks, in a sentence; undefined when it lacks nothing. */
export function demandIssueOf(field: DocumentField, values: FormValues): string | undefined {
  const { label, demands } = field;
  const text = typedText(values, field.id);
  if (!demands || text === '' || (demands.mayBeNone && isNone(text))) return undefined;
  const { minWords = 0, parts, minFigures = 0, names = [] } = demands;
  const wordCount = wordsOf(text).length;
  if (wordCount < minWords)
    return `${label} needs at least ${counted(minWords, 'word')}; it has ${inWords(wordCount)}`;
  const partCount = parts ? countParts(text, parts.kind) : 0;
  if (parts && (partCount < parts.least || partCount > (parts.most ?? Infinity)))
    return `${label} needs ${partsInWords(parts)}; it has ${inWords(partCount)}`;
  const missing = names.filter((name) => !isNamed(text, name));
  if (missing.length > 0) return `${label} must name ${listed(missing)}`;
  const figureCount = figuresIn(text);
  if (figureCount < minFigures)
    return `${label} needs ${figuresInWords(minFigures)}; it has ${inWords(figureCount)}`;
  return undefined;
}

/** Returns what a field demands, as it is shown before anything is typed: `At least 12 words, in two sentences or more.` */
export function demandsInWords({ demands }: Pick<DocumentField, 'demands'>): string {
  if (!demands) return '';
  const { minWords, parts, minFigures, names = [], mayBeNone } = demands;
  const asked = [
    ...(minWords ? [`at least ${counted(minWords, 'word')}`] : []),
    ...(parts ? [partsInWords(parts)] : []),
    ...(minFigures ? [figuresInWords(minFigures)] : []),
    ...(names.length > 0 ? [`naming ${listed(names)}`] : []),
  ].join(', ');
  if (!asked) return '';
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}${mayBeNone ? ', or “None”' : ''}.`;
}

export function isNone(text: string): boolean {
  return /^none\.?$/i.test(text.trim());
}

function countParts(text: string, kind: 'points' | 'sentences'): number {
  if (kind === 'sentences') return text.match(/[.!?…]['"’”)]*(?=\s|$)/gu)?.length ?? 1;
  const lines = text.split('\n').filter((line) => wordsOf(line).length > 0).length;
  return Math.max(lines, numberedPoints(text));
}

/** Counts `1. … 2. …`, also on one line, as far as the numbers follow each other. */
function numberedPoints(text: string): number {
  const numbers = [...text.matchAll(/(?:^|\s)(\d{1,2})[.)](?=\s)/g)].map(([, digits]) =>
    Number(digits),
  );
  return numbers.reduce((last, number) => (number === last + 1 ? number : last), 0);
}

/** Counts numbers, without those that only number the points. */
function figuresIn(text: string): number {
  const unnumbered = text.replace(/(^|\n)\s*\d{1,2}[.)](?=\s)/g, '$1');
  return unnumbered.match(/\d+(?:[.,:/]\d+)*/g)?.length ?? 0;
}

function isNamed(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const end = /\d$/.test(name) ? String.raw`(?!\d)` : '';
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}${end}`, 'iu').test(text);
}

function partsInWords({ kind, least, most }: NonNullable<FieldDemands['parts']>): string {
  const noun = kind === 'points' ? 'point' : 'sentence';
  const how = kind === 'points' ? ', numbered or one to a line' : '';
  if (most === undefined) return `at least ${counted(least, noun)}${how}`;
  return `${inWords(least)} to ${counted(most, noun)}${how}`;
}

function figuresInWords(least: number): string {
  return `at least ${counted(least, 'figure')}, such as ${least === 1 ? 'a date or an amount' : 'dates or amounts'}`;
}

function counted(count: number, noun: string): string {
  return `${inWords(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}
