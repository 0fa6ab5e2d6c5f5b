/** Cleans what a learner typed into a form, so that it can be checked and printed. */
import type { FieldDemands } from './field-demands.ts';

/** A field of a generator's form. */
export interface DocumentField {
  id: string;
  label: string;
  type: 'text' | 'textarea' | 'select' | 'date' | 'number';
  required: boolean;
  options: readonly string[];
  rules?: FieldRules | undefined;
  demands?: FieldDemands | undefined;
}

/** What a filled-in field must fulfill to make sense. */
export interface FieldRules {
  /** Dates: the date field that this one must not come before. */
  notBefore?: string | undefined;
  /** Dates: the date field that this one must come after. */
  after?: string | undefined;
  /** Numbers: the least and the greatest that make sense. */
  min?: number | undefined;
  max?: number | undefined;
  /** Text: names an amount greater than zero, and none below. */
  amount?: 'positive' | undefined;
}

/** Values by field id. Other keys are ignored. */
export type FormValues = Readonly<Record<string, unknown>>;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Returns the value of a field as trimmed text without unsafe characters; '' if there is none. */
export function typedText(values: FormValues, fieldId: string): string {
  const value = Object.hasOwn(values, fieldId) ? values[fieldId] : '';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? cleanText(value).trim() : '';
}

/**
 * Normalizes line breaks and removes characters that XML, and so a Word document, cannot contain. Also removes overrides of the
 * writing direction, which would affect the text around the value.
 *
 * @see https://www.w3.org/TR/xml/#charsets
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n|[\r\u0085\u2028\u2029]/g, '\n')
    .replace(FORBIDDEN, '');
}

const FORBIDDEN = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069\p{Noncharacter_Code_Point}]/gu;

/**
 * Converts the text of a number field to a whole number. Decimals are cut off; text that is not a number, or too large to be exact,
 * becomes 0.
 *
 * Source: rules/scoring.md S14
 */
export function wholeNumber(text: string): number {
  const isNumeric = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i.test(text);
  const whole = isNumeric ? Math.trunc(Number(text)) : 0;
  // `|| 0` turns minus zero into zero.
  return Number.isSafeInteger(whole) ? whole || 0 : 0;
}

/** Converts '2026-10-13' to 'October 13, 2026'; undefined for anything that is not a calendar day. */
export function longDate(text: string): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const isReal = year > 0 && day >= 1 && day <= (lengths[month - 1] ?? 0);
  return isReal ? `${MONTHS[month - 1]} ${day}, ${year}` : undefined;
}

/** Returns a value as the document prints it; '' if it is blank. */
export function printedText(field: DocumentField, values: FormValues): string {
  const text = typedText(values, field.id);
  if (text === '') return '';
  switch (field.type) {
    case 'number':
      return String(wholeNumber(text));
    case 'date':
      return longDate(text) ?? text;
    case 'textarea':
      return text;
    case 'text':
    case 'select':
      return text.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));
  }
}
