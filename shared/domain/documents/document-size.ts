/** How much text a generator's form takes, so that whatever can be saved as a draft can be handed in. */
import { convertFormData, generateDocument, type DocumentConfig } from './generate-document.ts';
import type { FormValues } from './document-values.ts';

/** As JSON. Inside the JSON of a request it at most doubles, and a request holds 256 KiB. */
export const LARGEST_FORM_BYTES = 120_000;

/** Form and document together, as JSON. An item of the table holds 400 KB; the rest of it is less than 10 KB. */
export const LARGEST_SUBMISSION_BYTES = 390_000;

/**
 * Whether a form holds more than its submission can. Signs that HTML and JSON must escape count as what they become, each time the
 * template prints them.
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

/** UTF-8. */
function jsonBytes(value: unknown): number {
  let bytes = 0;
  for (const character of JSON.stringify(value)) {
    const code = character.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
