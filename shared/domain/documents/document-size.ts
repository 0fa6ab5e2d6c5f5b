/** Limits for the text of a generator's form, so that every draft that can be saved can also be submitted. */
import { convertFormData, generateDocument, type DocumentConfig } from './generate-document.ts';
import type { FormValues } from './document-values.ts';

/** Size as JSON. Inside the JSON of a request it can double, and a request holds at most 256 KiB. */
export const LARGEST_FORM_BYTES = 120_000;

/** Size of form and document as JSON. An item of the table holds 400 KB, of which other attributes use less than 10 KB. */
export const LARGEST_SUBMISSION_BYTES = 390_000;

/**
 * Returns true if a form holds more text than its submission can. Characters that HTML and JSON escape count with their escaped
 * length, each time the template prints them.
 */
export function isTooMuchText(config: DocumentConfig, formData: FormValues): boolean {
  if (jsonBytes(formData) > LARGEST_FORM_BYTES) return true;
  const { source } = generateDocument(config, formData, { currentDate: '2026-12-31' });
  const stored = {
    formData: convertFormData(config.fields, formData),
    generatedContent: source,
  };
  return jsonBytes(stored) > LARGEST_SUBMISSION_BYTES;
}

/** Returns the size of a value's JSON in UTF-8. */
function jsonBytes(value: unknown): number {
  let bytes = 0;
  for (const character of JSON.stringify(value)) {
    const code = character.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
