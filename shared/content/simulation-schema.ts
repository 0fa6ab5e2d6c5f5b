/**
 * The schema of simulations: what the learner enters and sees, and what a model of `shared/domain/simulations` needs.
 *
 * Source: rules/content.md C56; rules/scoring.md S36
 */
import { FIGURE_UNITS } from '@learning/shared/domain/simulations/print-figure';
import { SIMULATION_MODEL_IDS } from '@learning/shared/domain/simulations/models';
import * as z from 'zod';
import { SectionLink } from './section-link.ts';
import { text } from './text-schema.ts';

/** An id as the model names it. */
const id = z.string().regex(/^[a-z][A-Za-z0-9-]*$/);
const Named = z.strictObject({ id, name: text, unit: z.enum(FIGURE_UNITS) });

export const SimulationConfig = z.strictObject({
  model: z.enum(SIMULATION_MODEL_IDS),
  /** Who the learner is, and what has happened. */
  context: text,
  /** What is to be reached. */
  aim: text,
  /** Who writes messages. */
  people: z.array(z.strictObject({ name: text, role: text })).min(1),
  periods: z.array(text).length(3),
  /** The figures that an attempt shows at its start. */
  start: z.array(Named).min(3),
  inputs: z
    .array(
      Named.extend({
        least: z.number(),
        most: z.number(),
        step: z.number().positive(),
        /** What the number means, and from when it counts. */
        hint: text,
      }),
    )
    .min(1),
  /** The figures of a period, in the order of the table. */
  figures: z.array(Named).min(2),
  /** Id of the figure that the chart compares. */
  charted: id,
  /** How the outcome is scored. */
  outcome: text,
  /** What must not happen in any period. */
  guardrails: z.array(z.strictObject({ id, text })).min(1),
  /** What the model assumes. One without a source is illustrative. */
  assumptions: z
    .array(
      z.strictObject({
        text,
        source: z.strictObject({ title: text, url: z.url() }).optional(),
      }),
    )
    .min(2),
  /** The ranges of what is drawn for each attempt. */
  draws: z.array(
    z.strictObject({ id, from: z.number(), to: z.number(), step: z.number().positive() }),
  ),
  /** How strong the effects are; illustrative, and shown after a pass. */
  coefficients: z.array(z.strictObject({ id, name: text, value: z.number() })),
  /** Who says what about an event; `{staff}` stands for a figure. */
  reactions: z.array(z.strictObject({ event: id, from: text, text })),
  /** Ways of playing that are compared after a pass. The first one passes. */
  strategies: z.array(z.strictObject({ id, name: text, text })).min(3),
  passingScore: z.number().int().min(0).max(100),
  /** Where the course teaches it. */
  readAt: z.array(SectionLink).min(1),
  feedback: z.strictObject({ passing: text, failing: text }),
});

export type SimulationConfig = z.infer<typeof SimulationConfig>;
