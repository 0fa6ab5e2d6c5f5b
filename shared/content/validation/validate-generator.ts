import type { ActivityPlan, GeneratorConfig } from '#schema.ts';
import type { Report } from './validate-activity.ts';
import { LEGAL_NOTE } from './validate-text.ts';

const FIELD_COUNT = { least: 10, most: 14 };
/** Length of the preview. Source: rules/scoring.md S15. */
const PREVIEW_CHARACTERS = 500;
const MIN_FIELDS_IN_PREVIEW = 2;
/** Fields for money and percentages, which must be text because number fields become whole numbers. */
const MONEY = /pay|salary|wage|cost|budget|amount|price|bonus|fee|rate\b|percent|roi|value/i;
const SIGNED = /sign|acknowledg|approv|accept|confirm/i;

/** Checks a generator. Source: rules/content.md C21, C22. */
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
  checkPlaceholders(config, report);
  checkDocument(config, report);
}

function checkFields({ fields, examples }: GeneratorConfig, report: Report) {
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

/** Checks that the document could be issued: title and parties in the preview, a line to sign, the legal note. */
function checkDocument({ fields, output, examples }: GeneratorConfig, report: Report) {
  const field = 'config.output.template';
  const text = output.template.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  if (!text.includes(LEGAL_NOTE)) report(field, `must hold: ${LEGAL_NOTE}`);
  if (!SIGNED.test(text) || !/_{4,}/.test(text))
    report(field, 'has no line for a signature or an acknowledgment');
  if (output.format === 'html' && !/^\s*<h1>/.test(output.template))
    report(field, 'must begin with its title as <h1>');
  const required = fields.filter((one) => one.required && one.type !== 'textarea');
  const early = new Set(placeholdersOf(visibleStart(text, examples.sampleData)));
  const parties = required.filter((one) => early.has(one.id)).length;
  if (parties < MIN_FIELDS_IN_PREVIEW) {
    report(
      field,
      `shows ${parties} short required fields in its first ${PREVIEW_CHARACTERS} characters; title and parties belong there`,
    );
  }
}

/** Returns the part of a template that the preview shows with the sample values. */
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
