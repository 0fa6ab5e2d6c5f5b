import type { ActivityState, ActivitySubmission } from '@learning/shared/contract/activities';
import type {
  GeneratorField,
  GeneratorSubmissionPayload,
  PublicGeneratorConfig,
} from '@learning/shared/contract/activity-payloads';
import {
  convertFormData,
  type GeneratedDocument,
  generateDocument,
} from '@learning/shared/domain/documents/generate-document';

/** Typed values by field id. */
export type FormText = Readonly<Record<string, string>>;

/** A generated document with the values it was generated from. */
interface MadeDocument {
  formData: FormText;
  document: GeneratedDocument;
  /** Id of the submission, so that sending it twice is harmless. */
  attemptId: string;
}

export function makeDocument(
  config: PublicGeneratorConfig,
  values: FormText,
  moment: Date,
  attemptId: string = crypto.randomUUID(),
): MadeDocument {
  const formData = Object.fromEntries(config.fields.map(({ id }) => [id, values[id] ?? '']));
  const document = generateDocument(config, formData, { currentDate: localDay(moment) });
  return { formData, document, attemptId };
}

/** Returns the submitted document as it was on that day; undefined before a submission. */
export function submittedDocument(
  config: PublicGeneratorConfig,
  submission: ActivitySubmission | null,
): MadeDocument | undefined {
  if (!submission?.completed) return undefined;
  const moment = new Date(submission.completedAt);
  return makeDocument(config, submittedText(submission), moment, submission.attemptId);
}

/** Returns the initial values of the form: the submitted ones, replaced by the draft. */
export function startingValues({ submission, draft }: ActivityState): FormText {
  return { ...(submission ? submittedText(submission) : {}), ...draft?.values };
}

/** Whether the form has changed since the document was generated. Surrounding blanks do not count. */
export function isOutdated(
  fields: readonly GeneratorField[],
  { formData }: MadeDocument,
  values: FormText,
): boolean {
  const before = convertFormData(fields, formData);
  const now = convertFormData(fields, values);
  return fields.some(({ id }) => before[id] !== now[id]);
}

function submittedText({ payload }: ActivitySubmission): FormText {
  const { formData } = JSON.parse(payload) as GeneratorSubmissionPayload;
  return Object.fromEntries(Object.entries(formData).map(([id, value]) => [id, String(value)]));
}

/** Formats a moment as `yyyy-mm-dd` in the learner's time zone. */
function localDay(moment: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`;
}
