/**
 * The schema of mark-ups: a document in which the learner marks the sentences that are wrong, and says what is wrong with them. Some
 * sentences are there twice, wrong and right; each attempt draws which of them are wrong.
 *
 * Source: rules/content.md C49; rules/scoring.md S30
 */
import * as z from 'zod';
import { SectionLink } from './section-link.ts';
import { slug, text } from './text-schema.ts';

const FixedSentence = z.strictObject({
  text,
  /** Why it is right although it looks wrong, or why it is only a near miss. */
  explanation: text,
  /** Id of a drawn sentence: beside that one, while it is wrong, this is a near miss. */
  nearTo: slug.optional(),
});

const DrawnSentence = z.strictObject({
  id: slug,
  flawed: z.strictObject({
    text,
    /** Id of what is wrong with it. */
    problemId: slug,
    /** Why it can't stay, and what the document needs in its place. */
    explanation: text,
  }),
  sound: z.strictObject({
    text,
    /** Why it can stay. */
    explanation: text,
  }),
  /** Where the course teaches it; results link there. */
  readAt: SectionLink,
});

export const MarkUpConfig = z.strictObject({
  /** Who gives the document to the learner, and why. */
  context: text,
  /** The title of the document. */
  title: text,
  /** What can be wrong with a sentence. */
  problems: z
    .array(z.strictObject({ id: slug, name: text, description: text }))
    .min(3)
    .max(6),
  /** How many sentences of a document are wrong. */
  asks: z.number().int().positive(),
  /** Names, days and figures, of which each attempt draws one set. Texts hold them as `{name}`. */
  facts: z.array(z.record(z.string().regex(/^\w+$/), text)).min(1),
  /** What the learner compares the document with. */
  records: z.array(z.strictObject({ title: text, lines: z.array(text).min(1) })).min(1),
  paragraphs: z
    .array(
      z.strictObject({
        heading: text.optional(),
        sentences: z.array(z.union([text, FixedSentence, DrawnSentence])).min(1),
      }),
    )
    .min(2),
  passingScore: z.number().int().min(0).max(100),
  feedback: z.strictObject({ passing: text, failing: text }),
});

export type MarkUpConfig = z.infer<typeof MarkUpConfig>;
