/**
 * Documents made from a form and a template (specification sections 2 and 5; decision 013). Server and browser make the same
 * document from the same input.
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
import { fillPlainText, fillTree } from './fill-template.ts';

/** The most characters a field takes; the contract's bound for drafts, too. */
export const LONGEST_VALUE = 20_000;

export interface FieldIssue {
  fieldId: string;
  /** As the learner reads it. */
  message: string;
}

/** The part of a generator's config that a document depends on. */
export interface DocumentConfig {
  template?: { title: string };
  fields: readonly DocumentField[];
  output: {
    filename: string;
    /** As authored; used when there is no `body`. */
    template: string;
    /** The template of an HTML document, parsed; null for plain text. */
    body: DocumentNode | null;
  };
}

export interface GeneratedDocument {
  /** Its first heading; else the template's title. */
  title: string;
  /** null for plain text. */
  body: DocumentNode | null;
  /** The words without markup. */
  text: string;
  /** What is downloaded: a complete HTML file, or the plain text. */
  source: string;
}

/**
 * What keeps a form from being generated, in the fields' order: nothing entered in a required field, a choice that is not
 * offered, a date that does not exist, a value that is too long.
 */
export function checkFormData(
  fields: readonly DocumentField[],
  formData: FormValues,
): FieldIssue[] {
  return fields.flatMap((field) => {
    const message = issueOf(field, typedText(formData, field.id));
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
    return `${field.label} must be a date such as 2026-10-13`;
  }
  return undefined;
}

/** The values of the fields as they are handed in: numbers as whole numbers, a number left blank as ''. Other keys are dropped. */
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
 * Makes the document. Check the form first: this prints whatever it is given.
 *
 * @param currentDate `yyyy-mm-dd`, what `{{current_date}}` stands for.
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
