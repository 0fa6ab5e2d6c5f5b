import * as z from 'zod';
import { ACTIVITY_TYPES } from '@learning/shared/domain/activity-types';
import { GENERATOR_FIELD_TYPES } from './generator-schema.ts';
import { computed, slug, text } from './text-schema.ts';

/** The plan of an activity; a written activity must agree with it. */
export const ActivityPlan = z.strictObject({
  id: slug,
  moduleId: slug,
  type: z.enum(ACTIVITY_TYPES),
  title: text,
  situation: text,
  task: text,
  duration: computed,
  passingScore: z.number().int().min(0).max(100),
  /** Scenarios: steps and points of the best path. */
  stepCount: z.number().int().positive().optional(),
  maxScore: z.number().int().positive().optional(),
  /** Skill checks: minutes, and how many questions of each type. */
  timeLimit: z.number().int().positive().optional(),
  questionMix: z.record(z.string(), z.number().int().positive()).optional(),
  badgeName: text.optional(),
  /** Generators: document type and fields. */
  templateType: slug.optional(),
  fields: z
    .array(z.strictObject({ id: text, type: z.enum(GENERATOR_FIELD_TYPES), required: z.boolean() }))
    .optional(),
});

export type ActivityPlan = z.infer<typeof ActivityPlan>;
