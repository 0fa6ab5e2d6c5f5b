/** Recognizes the sample text in a form that is handed in. Source: rules/scoring.md S26 */
import { typedText, type DocumentField, type FormValues } from './document-values.ts';
import { wordsOf } from './words.ts';

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
    .map(({ id }) => ({ fieldId: id, message: 'Still sample text' }));
}

/** Returns whether a text is the sample, whatever its case, spaces and punctuation, or most of it. */
export function isSampleText(text: string, sample: string): boolean {
  const known = wordsOf(sample);
  if (known.length >= SHORT_SAMPLE_WORDS) return sharesMostOf(text, sample);
  return known.length > 0 && wordsOf(text).join(' ') === known.join(' ');
}

/** Returns whether a text has most of what stands in another one; false for texts of less than eight words. */
export function sharesMostOf(text: string, other: string): boolean {
  const [given, known] = [wordsOf(text), wordsOf(other)];
  if (given.length === 0 || known.length < SHORT_SAMPLE_WORDS) return false;
  const runs = new Set(runsOf(given));
  const ofSample = runsOf(known);
  return ofSample.filter((run) => runs.has(run)).length >= SAME_SHARE * ofSample.length;
}

function runsOf(words: readonly string[]): string[] {
  return Array.from({ length: words.length - RUN_WORDS + 1 }, (_, at) =>
    words.slice(at, at + RUN_WORDS).join(' '),
  );
}
