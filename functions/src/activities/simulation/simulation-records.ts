import { SimulationConfig } from '@learning/content/schema';
import * as z from 'zod';
import { jsonText, storedItem } from '#table/stored-item.ts';
import { SectionPlace } from '../skill-check/skill-check-config.ts';

const Numbers = z.record(z.string(), z.number());

/** A simulation as published: with the sections that it links to. */
export const PublishedSimulation = SimulationConfig.extend({
  sections: z.array(SectionPlace).default([]),
});

/** A learner's one attempt at a simulation: the open one, or the last one that was submitted. */
export const SimulationAttemptRecord = z.object({
  entity: z.literal('simulationAttempt'),
  /** ULID. */
  id: z.string(),
  activityId: z.string(),
  status: z.enum(['open', 'submitted']),
  startedAt: z.string(),
  /** In order; only ever appended to. Everything else follows from it. */
  periods: z.array(z.object({ entered: Numbers, at: z.string() })),
  /** Once submitted and failed: when the next attempt opens. */
  nextAttemptAt: z.string().optional(),
});

/**
 * The simulation that an open attempt plays and is graded by: as published when it started, with the figures drawn for this
 * attempt. An item of its own, so that a period does not rewrite it. Never leaves the server as a whole.
 */
export const PlayedSimulationRecord = z.object({
  entity: z.literal('playedSimulation'),
  attemptId: z.string(),
  activityId: z.string(),
  /** Percent. */
  passingScore: z.int(),
  simulation: jsonText(PublishedSimulation),
  /** What it begins with, also what the learner does not see. */
  start: Numbers,
});

export const simulationAttemptItem = storedItem(SimulationAttemptRecord);
export const playedSimulationItem = storedItem(PlayedSimulationRecord);

export type PublishedSimulation = z.infer<typeof PublishedSimulation>;
export type SimulationAttemptRecord = z.infer<typeof SimulationAttemptRecord>;
export type PlayedSimulationRecord = z.infer<typeof PlayedSimulationRecord>;
