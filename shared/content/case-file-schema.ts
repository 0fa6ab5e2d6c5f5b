/**
 * The schema of the case file of a skill check: documents that are read beside its questions. Texts hold facts as `{name}`.
 *
 * Source: rules/content.md C55; rules/scoring.md S35
 */
import * as z from 'zod';
import { text } from './text-schema.ts';

const texts = z.array(text).min(1);

export const CaseDocument = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('mail'),
    title: text,
    from: text,
    to: text,
    at: text,
    paragraphs: texts,
  }),
  z.strictObject({
    kind: z.literal('chat'),
    title: text,
    messages: z.array(z.strictObject({ from: text, at: text, text })).min(1),
  }),
  z.strictObject({
    kind: z.literal('log'),
    title: text,
    entries: z.array(z.strictObject({ at: text, text })).min(1),
  }),
  z.strictObject({
    kind: z.literal('policy'),
    title: text,
    sections: z.array(z.strictObject({ heading: text, text })).min(1),
  }),
  z.strictObject({
    kind: z.literal('table'),
    title: text,
    columns: z.array(text).min(2).max(6),
    rows: z.array(z.array(text)).min(1),
    note: text.optional(),
  }),
]);

/** Names, days and figures that belong together; each attempt draws one of the sets. */
export const FactGroup = z.array(z.record(z.string().regex(/^\w+$/), text)).min(1);

export type CaseDocument = z.infer<typeof CaseDocument>;
