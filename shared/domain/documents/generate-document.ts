/**
 * Generates documents from a form and a template. Server and browser generate the same document from the same input.
 *
 * Source: rules/scoring.md S13, S14, S16; shared/decisions/013-documents-are-trees.md
 */
import { isHeading, textOf, type DocumentNode } from './document-node.ts';
import { htmlFile, plainText } from './document-source.ts';
import {
  longDate,
  printedText,
  typedText,
  wholeNumber,
  type DocumentField,
  type FormValues,
} from './document-values.ts';
import { demandIssueOf } from './field-demands.ts';
import { senseIssueOf } from './field-sense.ts';
import { fillerIssueOf } from './filler-text.ts';
import { fillPlainText, fillTree } from './fill-template.ts';

/** Maximum number of characters in a field; also the contract's limit for drafts. */
export const LONGEST_VALUE = 20_000;

export interface FieldIssue {
  fieldId: string;
  /** Shown to the learner. */
  message: string;
}

/** The part of a generator's config that determines a document. */
export interface DocumentConfig {
  template?: { title: string };
  fields: readonly DocumentField[];
  output: {
    filename: string;
    /** The authored text; used if there is no `body`. */
    template: string;
    /** The parsed template of an HTML document; null for plain text. */
    body: DocumentNode | null;
  };
}

export interface GeneratedDocument {
  /** Its first heading, otherwise the template's title. */
  title: string;
  /** null for plain text. */
  body: DocumentNode | null;
  /** Plain text. */
  text: string;
  /** The downloadable file: complete HTML, or plain text. */
  source: string;
}

/**
 * Returns the reasons why a form cannot be submitted, in the order of the fields: a required field is empty, a choice is not offered,
 * a date does not exist, a value is too long, only fills the form, lacks what its field asks for, or makes no sense beside the others.
 */
export function checkFormData(
  fields: readonly DocumentField[],
  formData: FormValues,
): FieldIssue[] {
  return fields.flatMap((field) => {
    const message =
      issueOf(field, typedText(formData, field.id)) ??
      fillerIssueOf(field, fields, formData) ??
      demandIssueOf(field, formData) ??
      senseIssueOf(field, fields, formData);
    return message === undefined ? [] : [{ fieldId: field.id, message }];
  });
}

function issueOf(field: DocumentField, text: string): string | undefined {
  if (text === '') return field.required ? `${field.label} is required` : undefined;
  if (text.length > LONGEST_VALUE) return `${field.label} is longer than 20,000 characters`;
  if (field.type === 'select' && !field.options.includes(text)) {
    return `${field.label} must be one of the choices offered`;
  }
  if (field.type === 'date' && longDate(text) === undefined) {
    return `${field.label} must be a date that exists`;
  }
  return undefined;
}

/** Returns the values to submit: numbers as whole numbers, a blank number as ''. Other keys are dropped. */
export function convertFormData(
  fields: readonly DocumentField[],
  formData: FormValues,
): Record<string, string | number> {
  const entries = fields.map((field) => {
    const text = typedText(formData, field.id);
    return [field.id, field.type === 'number' && text !== '' ? wholeNumber(text) : text] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Generates the document. It prints every value it gets, so check the form first.
 *
 * @param currentDate `yyyy-mm-dd`, for `{{current_date}}`
 */
export function generateDocument(
  { template, fields, output }: DocumentConfig,
  formData: FormValues,
  { currentDate }: { currentDate: string },
): GeneratedDocument {
  const fillings = new Map([
    ...fields.map((field) => [field.id, printedText(field, formData)] as const),
    ['current_date', longDate(currentDate) ?? currentDate] as const,
  ]);
  const fallbackTitle = template?.title ?? output.filename;
  if (!output.body) {
    const text = fillPlainText(output.template, fillings);
    return { title: fallbackTitle, body: null, text, source: text };
  }
  const body = fillTree(output.body, fillings);
  const heading = body.children?.find(isHeading);
  const title = (heading && textOf(heading).replace(/\s+/g, ' ').trim()) || fallbackTitle;
  return { title, body, text: plainText(body), source: htmlFile(title, body) };
}
