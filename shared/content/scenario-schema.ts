/**
 * The schema of authored scenarios. A step is a part of a conversation: messages, then one decision. Scenarios written before
 * conversations have a `situation` in place of messages.
 *
 * Source: rules/content.md C14, C15, C40, C58
 */
import * as z from 'zod';
import { slug, text } from './text-schema.ts';

/** Name under which the learner's own messages stand. */
export const LEARNER_NAME = 'You';

const TIME = /^(?:[^\n:]{1,20}, )?(?:1[0-2]|[1-9]):[0-5]\d (?:AM|PM)$/;

const ScenarioMessage = z.strictObject({
  /** A name in `scenario.people`, or `You`. */
  from: text,
  /** When it was sent, if necessary with the day: `9:10 AM`, `Thursday, 9:10 AM`. */
  at: z.string().regex(TIME, 'a time such as 9:10 AM, or with a day: Thursday, 9:10 AM'),
  text,
});

const ScenarioChoice = z.strictObject({
  id: slug,
  /** What the learner does, in one line. Without a conversation, it holds the reasons, too. */
  text,
  /** Why someone would choose it, shown on demand. As long and as sure of itself for each choice. */
  reasoning: text.optional(),
  /** Points this choice earns. */
  value: z.number().int().min(0).max(10),
  /** The consequence: who is affected and what follows. The answer to the decision. */
  feedback: text,
  /** Id of the step this choice leads to; `end` finishes; absent means the next step in the list. */
  next: slug.optional(),
});

const decisionTexts = {
  title: text,
  /** The decision in one sentence: `Decide what you do first.` */
  description: text,
  /** What happens before the messages; without messages, the whole situation. */
  situation: text.optional(),
  messages: z.array(ScenarioMessage).min(1).max(8).optional(),
};

const hasTexts = ({ situation, messages }: { situation?: unknown; messages?: unknown }) =>
  situation !== undefined || messages !== undefined;
const TEXTS_MISSING = 'needs messages or a situation';

/** Another situation for a decision, with choices of its own. Each leads where the first variant's choice of the same points leads. */
const ScenarioVariant = z
  .strictObject({
    ...decisionTexts,
    choices: z
      .array(ScenarioChoice.omit({ next: true }))
      .min(3)
      .max(4),
  })
  .refine(hasTexts, TEXTS_MISSING);

const ScenarioStep = z
  .strictObject({
    id: slug,
    ...decisionTexts,
    choices: z.array(ScenarioChoice).min(3).max(4),
    /** Drawn in place of the texts and choices above by half of the attempts. */
    secondVariant: ScenarioVariant.optional(),
  })
  .refine(hasTexts, TEXTS_MISSING);

export const ScenarioConfig = z.strictObject({
  scenario: z.strictObject({
    title: text,
    context: text,
    /** Who writes messages. */
    people: z.array(z.strictObject({ name: text, role: text })).optional(),
  }),
  steps: z.array(ScenarioStep).min(2),
  /** Points of the best path: of the best choice at each of its steps. */
  maxScore: z.number().int().positive(),
  passingScore: z.number().int().min(0).max(100),
  feedback: z.strictObject({ passing: text, failing: text }),
  actionPlan: z.strictObject({ template: text, sections: z.array(text).min(1) }).optional(),
});

export type ScenarioMessage = z.infer<typeof ScenarioMessage>;
export type ScenarioStep = z.infer<typeof ScenarioStep>;
export type ScenarioConfig = z.infer<typeof ScenarioConfig>;
