import type { ActivityPlan } from '#activity-plan.ts';
import type { GeneratorConfig } from '#generator-schema.ts';
import { LEGAL_NOTE } from '#validation/legal-note.ts';
import type { Report } from '../content-type.ts';

const FIELD_COUNT = { least: 10, most: 14 };
/** Title and parties stand within the first characters, as on a real document. */
const PREVIEW_CHARACTERS = 500;
const MIN_FIELDS_IN_PREVIEW = 2;
/** The letterhead's fields, which publishing adds to every form. */
const LETTERHEAD_FIELDS = ['employerName', 'employerAddress'];
/** Fields for money and percentages, which must be text because number fields become whole numbers. */
const MONEY = /pay|salary|wage|cost|budget|amount|price|bonus|fee|rate\b|percent|roi|value/i;
const SIGNED = /sign|acknowledg|approv|accept|confirm/i;

/** Checks a generator. Source: rules/content.md C21, C22, C45. */
export function checkGenerator(config: GeneratorConfig, plan: ActivityPlan, report: Report): void {
  if (config.template.type !== plan.templateType)
    report('config.template.type', `is not '${plan.templateType}'`);
  const found = config.fields.map((field) => `${field.id}:${field.type}:${field.required}`);
  const wanted = (plan.fields ?? []).map((field) => `${field.id}:${field.type}:${field.required}`);
  for (const field of wanted) if (!found.includes(field)) report('config.fields', `lack ${field}`);
  for (const field of found)
    if (!wanted.includes(field)) report('config.fields', `hold ${field}, which is not planned`);
  const { least, most } = FIELD_COUNT;
  if (config.fields.length < least || config.fields.length > most)
    report('config.fields', `are ${config.fields.length}; ${least} to ${most} are required`);
  checkFields(config, report);
  checkRules(config, report);
  checkDemands(config, report);
  checkPlaceholders(config, report);
  checkDocument(config, report);
}

function checkFields({ fields, examples }: GeneratorConfig, report: Report) {
  for (const id of LETTERHEAD_FIELDS) {
    if (!examples.sampleData[id]) report(`config.examples.sampleData.${id}`, 'is missing');
    if (fields.some((field) => field.id === id))
      report('config.fields', `hold ${id}, which publishing adds`);
  }
  for (const [index, field] of fields.entries()) {
    const sample = examples.sampleData[field.id];
    if (!sample) report(`config.examples.sampleData.${field.id}`, 'is missing');
    if (field.type === 'number' && MONEY.test(`${field.id} ${field.label}`))
      report(`config.fields.${index}.type`, 'rounds to whole numbers; ask for money as text');
    if (field.type === 'select' && field.options.length === 0)
      report(`config.fields.${index}.options`, 'are empty');
    if (field.type === 'select' && sample && !field.options.includes(sample))
      report(`config.examples.sampleData.${field.id}`, 'is not among the options');
  }
}

/** Checks that long texts say what makes them worth handing in. Source: rules/content.md C45 */
function checkDemands({ fields }: GeneratorConfig, report: Report) {
  for (const [index, { type, required, demands }] of fields.entries()) {
    const field = `config.fields.${index}.demands`;
    if (type === 'textarea' && required && !demands?.minWords)
      report(field, 'name no least length');
    if (demands && type !== 'textarea' && type !== 'text') report(field, 'are for texts');
    const { least = 0, most = least } = demands?.parts ?? {};
    if (most < least) report(`${field}.parts`, 'allow fewer than they ask for');
  }
}

/** Checks that rules fit their fields. */
function checkRules({ fields }: GeneratorConfig, report: Report) {
  const isDate = (id: string | undefined) =>
    id === undefined || fields.some((field) => field.id === id && field.type === 'date');
  for (const [index, { type, rules = {} }] of fields.entries()) {
    const { notBefore, after, min, max, amount } = rules;
    const field = `config.fields.${index}.rules`;
    if (!isDate(notBefore) || !isDate(after)) report(field, 'compare with a field that is no date');
    if ((notBefore ?? after) !== undefined && type !== 'date') report(field, 'are those of a date');
    if ((min ?? max) !== undefined && type !== 'number') report(field, 'are those of a number');
    if (amount && type !== 'text') report(field, 'are those of a text');
  }
}

function checkPlaceholders({ fields, output }: GeneratorConfig, report: Report) {
  const ids = fields.map((field) => field.id);
  const used = placeholdersOf(output.template);
  for (const id of used) {
    if (id !== 'current_date' && !ids.includes(id))
      report('config.output.template', `uses unknown {{${id}}}`);
  }
  for (const id of ids)
    if (!used.includes(id)) report('config.output.template', `never uses {{${id}}}`);
}

/** Checks that the document could be issued: title and parties first, a line to sign, no legal note. */
function checkDocument({ fields, output, examples }: GeneratorConfig, report: Report) {
  const field = 'config.output.template';
  const text = output.template.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  if (text.includes(LEGAL_NOTE))
    report(field, 'holds the legal note, which is shown on screen only');
  if (!SIGNED.test(text) || !/_{4,}/.test(text))
    report(field, 'has no line for a signature or an acknowledgment');
  if (output.format === 'html' && !/^\s*<h1>/.test(output.template))
    report(field, 'must begin with its title as <h1>');
  const required = fields.filter(
    (candidate) => candidate.required && candidate.type !== 'textarea',
  );
  const early = new Set(placeholdersOf(visibleStart(text, examples.sampleData)));
  const parties = required.filter((requiredField) => early.has(requiredField.id)).length;
  if (parties < MIN_FIELDS_IN_PREVIEW) {
    report(
      field,
      `shows ${parties} short required fields in its first ${PREVIEW_CHARACTERS} characters; title and parties belong there`,
    );
  }
}

/** Returns the beginning of a template, filled with the sample values. */
function visibleStart(text: string, sample: Readonly<Record<string, string>>): string {
  let length = 0;
  let end = 0;
  for (const part of text.match(/\{\{\w+\}\}|[^{]+|\{/g) ?? []) {
    const id = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
    length += id ? (sample[id] ?? part).length : part.length;
    if (length > PREVIEW_CHARACTERS) break;
    end += part.length;
  }
  return text.slice(0, end);
}

function placeholdersOf(template: string): string[] {
  return [...template.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!);
}
