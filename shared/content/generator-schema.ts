/** The schema of authored document generators. Source: rules/content.md C21, C22, C45 */
import * as z from 'zod';
import { slug, text } from './text-schema.ts';

export const GENERATOR_FIELD_TYPES = ['text', 'textarea', 'select', 'date', 'number'] as const;

const fieldId = z.string().regex(/^[A-Za-z]+$/, 'letters only');

/** What a filled-in field must fulfill to make sense. Checked at the field and by the server. */
const GeneratorFieldRules = z.strictObject({
  /** Dates: the date field that this one must not come before. */
  notBefore: fieldId.optional(),
  /** Dates: the date field that this one must come after. */
  after: fieldId.optional(),
  /** Numbers: the least and the greatest that make sense. */
  min: z.number().int().optional(),
  max: z.number().int().optional(),
  /** Text: names an amount greater than zero, and none below. */
  amount: z.literal('positive').optional(),
});

/** What a text must have to be worth handing in, as the field's description asks. Checked at the field and by the server. */
const GeneratorFieldDemands = z.strictObject({
  minWords: z.number().int().min(2).optional(),
  /** Points are numbered or stand on lines of their own. */
  parts: z
    .strictObject({
      kind: z.enum(['points', 'sentences']),
      least: z.number().int().positive(),
      most: z.number().int().positive().optional(),
    })
    .optional(),
  /** Amounts, counts and dates. */
  minFigures: z.number().int().positive().optional(),
  /** Beginnings of words that the text must have: `low`, `Day 30`, `5:`. */
  names: z.array(text).min(1).optional(),
  /** `None` is an answer, too. */
  mayBeNone: z.literal(true).optional(),
});

const GeneratorField = z.strictObject({
  id: fieldId,
  label: text,
  type: z.enum(GENERATOR_FIELD_TYPES),
  required: z.boolean(),
  placeholder: z.string(),
  options: z.array(text),
  description: z.string(),
  rules: GeneratorFieldRules.optional(),
  demands: GeneratorFieldDemands.optional(),
});

export const GeneratorConfig = z.strictObject({
  template: z.strictObject({ title: text, description: text, type: slug }),
  fields: z.array(GeneratorField).min(1),
  output: z.strictObject({ format: z.enum(['html', 'text']), filename: slug, template: text }),
  examples: z.strictObject({ sampleData: z.record(z.string(), z.string()) }),
});

export type GeneratorConfig = z.infer<typeof GeneratorConfig>;
