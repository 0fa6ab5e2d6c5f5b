/** Recognizes the sample text in a form that is handed in. Source: rules/scoring.md S26 */
import { typedText, type DocumentField, type FormValues } from './document-values.ts';

/** Shorter samples, such as a name, count only as a whole. */
const SHORT_SAMPLE_WORDS = 8;
const RUN_WORDS = 4;
/** Share of the sample's runs of words from which a text is still the sample, also with words added or taken away. */
const SAME_SHARE = 0.6;

/** Returns the fields that still hold the sample text. Choices, dates and numbers may happen to be the sample's. */
export function sampleFields(
  fields: readonly DocumentField[],
  formData: FormValues,
  sampleData: Readonly<Record<string, string>>,
): { fieldId: string; message: string }[] {
  return fields
    .filter(({ type }) => type === 'text' || type === 'textarea')
    .filter(({ id }) => isSampleText(typedText(formData, id), sampleData[id] ?? ''))
    .map(({ id, label }) => ({ fieldId: id, message: `${label} still has the sample text` }));
}

/** Returns whether a text is the sample, whatever its case, spaces and punctuation, or most of it. */
export function isSampleText(text: string, sample: string): boolean {
  const [given, known] = [wordsOf(text), wordsOf(sample)];
  if (given.length === 0 || known.length === 0) return false;
  if (known.length < SHORT_SAMPLE_WORDS) return given.join(' ') === known.join(' ');
  const runs = new Set(runsOf(given));
  const ofSample = runsOf(known);
  return ofSample.filter((run) => runs.has(run)).length >= SAME_SHARE * ofSample.length;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function runsOf(words: readonly string[]): string[] {
  return Array.from({ length: words.length - RUN_WORDS + 1 }, (_, at) =>
    words.slice(at, at + RUN_WORDS).join(' '),
  );
}
