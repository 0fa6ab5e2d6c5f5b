/**
 * The schema of capstones: a deliverable in parts, what the server checks in it, and two exercises in which learners rate three sample
 * papers as experts did. Its rubric is the one of the assessment's text.
 *
 * Source: rules/content.md C52
 */
import * as z from 'zod';
import { slug, text } from './text-schema.ts';

const named = { id: slug, title: text, finding: text };

const Check = z.discriminatedUnion('kind', [
  z.strictObject({ ...named, kind: z.literal('dates-in-order'), facts: z.array(slug).min(2) }),
  z.strictObject({ ...named, kind: z.literal('date-is'), fact: slug, expected: z.iso.date() }),
  z.strictObject({
    ...named,
    kind: z.literal('adds-up'),
    facts: z.array(slug).min(2),
    /** A number, or the fact that has it. */
    total: z.union([z.number(), slug]),
  }),
  z.strictObject({
    ...named,
    kind: z.literal('number-is'),
    fact: slug,
    expected: z.number(),
    tolerance: z.number().min(0),
  }),
  z.strictObject({
    ...named,
    kind: z.literal('not-in-text'),
    parts: z.array(slug).min(1),
    words: z.array(text).min(1),
  }),
  z.strictObject({
    ...named,
    kind: z.literal('in-text'),
    part: slug,
    /** Of each of these lists, one word must stand there. */
    each: z.array(z.array(text).min(1)).min(1),
  }),
  z.strictObject({
    ...named,
    kind: z.literal('whether-questions'),
    part: slug,
    count: z.number().int().positive(),
  }),
]);

const SamplePaper = z.strictObject({
  id: slug,
  text: z.string().trim().min(500),
  /** Row of the rubric → the experts' level, and why in a sentence. */
  ratings: z.record(text, z.strictObject({ level: text, reason: z.string().trim().min(40) })),
});

export const CapstoneSource = z.strictObject({
  /** The assessment whose deliverable it is. */
  moduleId: slug,
  parts: z
    .array(
      z.strictObject({
        id: slug,
        title: text,
        /** What belongs into it. */
        task: text,
        minLength: z.number().int().min(80),
      }),
    )
    .min(3)
    .max(6),
  /** Dates and numbers that the text rests on, so that they can be checked. */
  facts: z
    .array(
      z.strictObject({
        id: slug,
        label: text,
        kind: z.enum(['date', 'number']),
        isOptional: z.boolean().optional(),
      }),
    )
    .min(2)
    .max(8),
  checks: z.array(Check).min(4),
  exercises: z
    .array(
      z.strictObject({
        id: slug,
        title: text,
        /** The case that the sample papers are about; not the one of the deliverable. */
        brief: z.string().trim().min(200),
        papers: z.array(SamplePaper).length(3),
      }),
    )
    .length(2),
});

export type CapstoneSource = z.infer<typeof CapstoneSource>;

/** Gives a capstone file its type. The validator checks its values. */
export function defineCapstone(capstone: CapstoneSource): CapstoneSource {
  return capstone;
}
