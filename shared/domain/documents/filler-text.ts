/** Recognizes text that only fills a form. Source: rules/scoring.md S29 */
import { isNone } from './field-demands.ts';
import { typedText, type DocumentField, type FormValues } from './document-values.ts';
import { sharesMostOf } from './sample-text.ts';
import { wordsOf } from './words.ts';

/** Shorter texts, such as a job title, may stand in two fields. */
const OWN_TEXT_WORDS = 4;
const SAME_IN_FIELDS = 3;
/** Fewer words can repeat each other in an honest text. */
const COUNTED_WORDS = 6;
const DISTINCT_SHARE = 0.5;
/** Long texts repeat their words more. */
const ENOUGH_DISTINCT_WORDS = 75;

/** Returns why a text that is filled in says nothing; undefined when it may say something. */
export function fillerIssueOf(
  field: DocumentField,
  fields: readonly DocumentField[],
  values: FormValues,
): string | undefined {
  if (!isText(field)) return undefined;
  const text = typedText(values, field.id);
  if (text === '' || isNone(text)) return undefined;
  if (repeatsCharacters(text))
    return `${field.label} only repeats a character; put in your own words`;
  if (repeatsWords(text)) return `${field.label} only repeats its words; put in your own words`;
  const same = fieldWithSameText(field, fields, values);
  return same && `${field.label} has the same text as ${same.label}; each needs its own`;
}

const isText = ({ type }: DocumentField) => type === 'text' || type === 'textarea';

/** True for `x`, `aaaa` and `xxxx xxxx`, but not for a number. */
function repeatsCharacters(text: string): boolean {
  const letters = text.toLowerCase().match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return !/\d/.test(text);
  if (/(\p{L})\1{3}/iu.test(text)) return true;
  return new Set(letters).size === 1 && !/\d/.test(text);
}

function repeatsWords(text: string): boolean {
  const words = wordsOf(text);
  if (words.length < COUNTED_WORDS) return false;
  const wanted = Math.min(DISTINCT_SHARE * words.length, ENOUGH_DISTINCT_WORDS);
  return new Set(words).size < wanted;
}

/** Returns an earlier field with this text or most of it, if the text is long, or stands in several fields. */
function fieldWithSameText(
  field: DocumentField,
  fields: readonly DocumentField[],
  values: FormValues,
): DocumentField | undefined {
  const text = typedText(values, field.id);
  const words = wordsOf(text);
  const others = fields.filter((candidate) => candidate !== field && isText(candidate));
  const alike = others.filter((candidate) => {
    const other = typedText(values, candidate.id);
    if (wordsOf(other).join(' ') === words.join(' ')) return true;
    return field.type === 'textarea' && candidate.type === 'textarea' && sharesMostOf(text, other);
  });
  const isOwn = field.type === 'textarea' && words.length >= OWN_TEXT_WORDS;
  if (alike.length === 0 || (!isOwn && alike.length + 1 < SAME_IN_FIELDS)) return undefined;
  return alike.find((candidate) => fields.indexOf(candidate) < fields.indexOf(field));
}
