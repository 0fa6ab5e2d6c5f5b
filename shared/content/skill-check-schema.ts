/**
 * The schema of skill checks. A check with `asks` has a question bank: each attempt asks a part of it, drawn by the server.
 * A check without `asks` asks all its questions every time.
 *
 * A bank may have a case file, and figures that each attempt draws.
 *
 * Source: rules/content.md C17, C18, C19, C20, C33, C34, C35, C55
 */
import * as z from 'zod';
import { CaseDocument, FactGroup } from './case-file-schema.ts';
import { SectionLink } from './section-link.ts';
import { slug, text } from './text-schema.ts';

export const QUESTION_TYPES = [
  'multiple-choice',
  'multiple-select',
  'short-answer',
  'essay',
] as const;

const questionBase = {
  /** Never reused for another question: what a learner has seen is stored by id. */
  id: slug,
  question: text,
  /** In a bank, the same for all questions of one type. */
  points: z.number().int().positive(),
  hint: z.string(),
  /** Says why the right answer is right, and why the most tempting wrong one tempts. */
  explanation: text,
  /** Where the course teaches it; results link there. Required in a bank. */
  readAt: SectionLink.optional(),
  /** Whether it can be answered only from the case file. */
  fromFile: z.literal(true).optional(),
};

export const SkillCheckQuestion = z.discriminatedUnion('type', [
  z.strictObject({
    ...questionBase,
    type: z.literal('multiple-choice'),
    /** In any order: each attempt shuffles them. */
    options: z.array(text).min(3).max(6),
    correctAnswer: text,
  }),
  z.strictObject({
    ...questionBase,
    type: z.literal('multiple-select'),
    options: z.array(text).min(3).max(6),
    correctAnswer: z.array(text).min(1),
  }),
  z.strictObject({
    ...questionBase,
    type: z.literal('short-answer'),
    options: z.array(text).max(0),
    correctAnswer: text,
    /** Other spellings that count: `3.60`, `3.6%`. Case and surrounding blanks never matter. */
    alsoAccepted: z.array(text).min(1).optional(),
  }),
  z.strictObject({
    ...questionBase,
    type: z.literal('essay'),
    options: z.array(text).max(0),
    correctAnswer: text,
  }),
]);

const Asks = z.partialRecord(z.enum(QUESTION_TYPES), z.number().int().positive());

export const SkillCheckConfig = z.strictObject({
  assessment: z.strictObject({
    title: text,
    description: text,
    /** Minutes. */
    timeLimit: z.number().int().positive(),
    passingScore: z.number().int().min(0).max(100),
  }),
  /** How many questions of each type an attempt asks. The bank holds at least three times as many of each. */
  asks: Asks.optional(),
  /** What differs from attempt to attempt. Questions, options, answers and the case file hold facts as `{name}`. */
  facts: z.array(FactGroup).optional(),
  caseFile: z
    .strictObject({
      title: text,
      /** How many questions of each type are answered from the file. */
      asks: Asks,
      documents: z.array(CaseDocument).min(1),
    })
    .optional(),
  questions: z.array(SkillCheckQuestion).min(1),
  feedback: z.strictObject({ passing: text, failing: text }),
  badge: z.strictObject({ name: text, description: text }),
});

export type QuestionType = (typeof QUESTION_TYPES)[number];
export type Asks = z.infer<typeof Asks>;
export type SkillCheckQuestion = z.infer<typeof SkillCheckQuestion>;
export type SkillCheckConfig = z.infer<typeof SkillCheckConfig>;

/** A question of a bank as writers enter it: with the section of the module that its file is about. */
type WrittenQuestion<Q extends SkillCheckQuestion = SkillCheckQuestion> =
  Q extends SkillCheckQuestion ? Omit<Q, 'readAt'> & { section: string } : never;

/** Gives the questions about one module their type and their links, in `questions/<module id>.ts`. */
export function defineQuestions(
  moduleId: string,
  questions: readonly WrittenQuestion[],
): SkillCheckQuestion[] {
  return questions.map(({ section, ...question }) => ({
    ...question,
    readAt: { moduleId, section },
  }));
}
