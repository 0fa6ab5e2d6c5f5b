/**
 * The schema of conversations: lines that the learner says in any order, and a person whose replies follow from what was said before.
 *
 * Source: rules/content.md C54; rules/scoring.md S32
 */
import * as z from 'zod';
import { SectionLink } from './section-link.ts';
import { slug, text } from './text-schema.ts';

const Condition = z.strictObject({
  /** Lines that were said. */
  after: z.array(slug).min(1).optional(),
  /** Lines of which none was said. */
  notAfter: z.array(slug).min(1).optional(),
  /** Lines of which the one just said is one. */
  follows: z.array(slug).min(1).optional(),
  /** Goals that are reached. */
  reached: z.array(slug).min(1).optional(),
  trustAtLeast: z.number().int().positive().optional(),
  trustBelow: z.number().int().positive().optional(),
});

const Reply = z.strictObject({
  /** Absent in the last reply of a line. */
  when: Condition.optional(),
  /** What the other person says or does. */
  text,
  trust: z.number().int().min(-4).max(3).optional(),
  /** Goals. */
  reaches: z.array(slug).min(1).optional(),
  /** What the record marks about the line. */
  mark: z.enum(['leading', 'pressure', 'unlawful', 'promise', 'disclosure']).optional(),
  /** Why it is marked, or why it did what it did; shown after a pass. */
  why: text,
  /** The other person ends the conversation. */
  ends: z.literal(true).optional(),
});

export const ConversationConfig = z.strictObject({
  /** Who the learner is, and what has happened. */
  context: text,
  /** What the conversation is for, in one sentence. */
  aim: text,
  person: z.strictObject({ name: text, role: text }),
  /** What the person says before the first line, message by message. */
  opening: z.array(text).min(1).max(3),
  trust: z.strictObject({
    start: z.number().int().positive(),
    most: z.number().int().positive(),
  }),
  /** Lines that there is time for. */
  turns: z.number().int().positive(),
  /** What is to be learned or agreed. */
  goals: z.array(
    z.strictObject({
      id: slug,
      /** What the record holds when it is reached. */
      text,
      /** What the record lacks without it, and how to get there; shown after a pass. */
      missing: text,
    }),
  ),
  /** What the learner can say. */
  lines: z.array(z.strictObject({ id: slug, text, replies: z.array(Reply).min(1) })),
  /** Ids of lines in an order that reaches every goal. */
  goodOrder: z.array(slug).min(1),
  passingScore: z.number().int().min(0).max(100),
  /** Where the course teaches it. */
  readAt: z.array(SectionLink).min(1),
  feedback: z.strictObject({ passing: text, failing: text }),
});

export type ConversationConfig = z.infer<typeof ConversationConfig>;
