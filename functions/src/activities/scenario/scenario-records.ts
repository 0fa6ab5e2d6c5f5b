import { ScenarioConfig } from '@learning/content/schema';
import * as z from 'zod';
import { jsonText, storedItem } from '#table/stored-item.ts';

/** A learner's one attempt at a scenario: the open one, or the last one that was submitted. */
export const ScenarioAttemptRecord = z.object({
  entity: z.literal('scenarioAttempt'),
  /** ULID. */
  id: z.string(),
  activityId: z.string(),
  status: z.enum(['open', 'submitted']),
  startedAt: z.string(),
  /** Ids of the steps that this attempt shows in their second variant. Attempts of older releases have none. */
  secondVariants: z.array(z.string()).optional(),
  /** In order; only ever appended to. */
  decisions: z.array(z.object({ stepId: z.string(), choiceId: z.string(), at: z.string() })),
  /** Once submitted and failed: when the next attempt opens. */
  nextAttemptAt: z.string().optional(),
});

/**
 * The scenario that an open attempt plays and is graded by: as published when it started, with the variants and the order of
 * the choices drawn for this attempt. Attempts of older releases have the order of the content. An item of its own, so that a decision does not rewrite it. Never leaves the server as a whole.
 */
export const PlayedScenarioRecord = z.object({
  entity: z.literal('playedScenario'),
  attemptId: z.string(),
  activityId: z.string(),
  /** Percent. */
  passingScore: z.int(),
  scenario: jsonText(ScenarioConfig),
});

export const scenarioAttemptItem = storedItem(ScenarioAttemptRecord);
export const playedScenarioItem = storedItem(PlayedScenarioRecord);

export type ScenarioAttemptRecord = z.infer<typeof ScenarioAttemptRecord>;
export type PlayedScenarioRecord = z.infer<typeof PlayedScenarioRecord>;
