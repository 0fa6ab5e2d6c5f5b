/** The file beside the questions of a skill check, as an attempt shows it. Source: rules/scoring.md S35 */
import * as z from 'zod';

export const CaseDocument = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('mail'),
      title: z.string(),
      from: z.string(),
      to: z.string(),
      at: z.string(),
      paragraphs: z.array(z.string()),
    }),
    z.object({
      kind: z.literal('chat'),
      title: z.string(),
      messages: z.array(z.object({ from: z.string(), at: z.string(), text: z.string() })),
    }),
    z.object({
      kind: z.literal('log'),
      title: z.string(),
      entries: z.array(z.object({ at: z.string(), text: z.string() })),
    }),
    z.object({
      kind: z.literal('policy'),
      title: z.string(),
      sections: z.array(z.object({ heading: z.string(), text: z.string() })),
    }),
    z.object({
      kind: z.literal('table'),
      title: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      note: z.string().optional(),
    }),
  ])
  .meta({ id: 'CaseDocument' });

export const CaseFile = z
  .object({ title: z.string(), documents: z.array(CaseDocument) })
  .meta({ id: 'CaseFile' });

export type CaseDocument = z.infer<typeof CaseDocument>;
export type CaseFile = z.infer<typeof CaseFile>;
