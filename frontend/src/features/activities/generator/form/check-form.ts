import type { PublicGeneratorConfig } from '@learning/shared/contract/activity-payloads';
import {
  checkFormData,
  type FieldIssue,
} from '@learning/shared/domain/documents/generate-document';
import { isTooMuchText } from '@learning/shared/domain/documents/document-size';
import type { FormText } from '../document/generated-document.ts';

/** Lists what prevents generating and submitting. If the whole text is too long, the longest field shows it. */
export function checkForm(config: PublicGeneratorConfig, values: FormText): FieldIssue[] {
  const issues = checkFormData(config.fields, values);
  if (issues.length > 0 || !isTooMuchText(config, values)) return issues;
  const lengthOf = (fieldId: string) => values[fieldId]?.length ?? 0;
  const [longest] = config.fields.toSorted((a, b) => lengthOf(b.id) - lengthOf(a.id));
  const message = 'Shorten this text. The form is longer than one document can hold.';
  return longest ? [{ fieldId: longest.id, message }] : [];
}
