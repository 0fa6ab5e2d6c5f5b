import type { PublicGeneratorConfig } from '@learning/shared/contract/activity-payloads';
import {
  checkFormData,
  type FieldIssue,
} from '@learning/shared/domain/documents/generate-document';
import { isTooMuchText } from '@learning/shared/domain/documents/document-size';
import type { FormText } from '../document/generated-document.ts';

/** What keeps the form from being generated and handed in; too much text in all is said at the longest field. */
export function checkForm(config: PublicGeneratorConfig, values: FormText): FieldIssue[] {
  const issues = checkFormData(config.fields, values);
  if (issues.length > 0 || !isTooMuchText(config, values)) return issues;
  const lengthOf = (fieldId: string) => values[fieldId]?.length ?? 0;
  const [longest] = config.fields.toSorted((a, b) => lengthOf(b.id) - lengthOf(a.id));
  const message = 'Shorten this: the form holds more text than one document can.';
  return longest ? [{ fieldId: longest.id, message }] : [];
}
