/** The types of activities that writers enter. */
import { ACTIVITY_TYPES, type ActivityType } from '@learning/shared/domain/activity-types';
import * as z from 'zod';
import type { ActivityPlan } from '#activity-plan.ts';
import type { ConversationConfig } from '#conversation-schema.ts';
import type { GeneratorConfig } from '#generator-schema.ts';
import type { MarkUpConfig } from '#mark-up-schema.ts';
import type { ScenarioConfig } from '#scenario-schema.ts';
import type { SimulationConfig } from '#simulation-schema.ts';
import type { SkillCheckConfig } from '#skill-check-schema.ts';
import { computed, slug, text } from '#text-schema.ts';
import type { Choose, ContentType, CourseTexts, OptionSet, Report } from './content-type.ts';
import { conversation } from './conversation/conversation.ts';
import { generator } from './generator/generator.ts';
import { markUp } from './mark-up/mark-up.ts';
import { scenario } from './scenario/scenario.ts';
import { simulation } from './simulation/simulation.ts';
import { skillCheck } from './skill-check/skill-check.ts';

/** What is written, by type. */
interface Configs {
  scenario: ScenarioConfig;
  conversation: ConversationConfig;
  simulation: SimulationConfig;
  generator: GeneratorConfig;
  'mark-up': MarkUpConfig;
  'skill-check': SkillCheckConfig;
}

/** Each type of activity, as its content is written and checked. */
export const CONTENT_TYPES: { readonly [T in ActivityType]: ContentType<Configs[T]> } = {
  scenario,
  conversation,
  simulation,
  generator,
  'mark-up': markUp,
  'skill-check': skillCheck,
};

const ActivityBase = z.strictObject({
  id: slug,
  moduleId: slug,
  title: text,
  description: text,
  duration: computed,
  /** Percent, 0–100. Source: rules/scoring.md S3 */
  passingScore: z.number().int().min(0).max(100).default(80),
});

/** A written activity of one type, or of any type. */
export type SourceOf<T extends ActivityType> = {
  [K in T]: z.infer<typeof ActivityBase> & { type: K; config: Configs[K] };
}[T];

export type ActivitySource = SourceOf<ActivityType>;
export type ConfigOf<T extends ActivityType> = Configs[T];

const [first, ...others] = ACTIVITY_TYPES;
const sourceOf = (type: ActivityType) =>
  ActivityBase.extend({ type: z.literal(type), config: CONTENT_TYPES[type].schema });

export const ActivitySource = z.discriminatedUnion('type', [
  sourceOf(first),
  ...others.map(sourceOf),
]) as z.ZodType<ActivitySource>;

/** Returns the activities of one type. */
export function activitiesOfType<T extends ActivityType>(
  activities: Iterable<ActivitySource>,
  type: T,
): Extract<ActivitySource, { type: T }>[] {
  return [...activities].filter(
    (activity): activity is Extract<ActivitySource, { type: T }> => activity.type === type,
  );
}

/** Returns the minutes of an activity's config. */
export function configMinutes<T extends ActivityType>(
  { type, config }: SourceOf<T>,
  plan: ActivityPlan | undefined,
): number {
  return CONTENT_TYPES[type].minutes(config, plan);
}

/** Returns the minutes that the clock of an activity allows; null if it has none. */
export function clockMinutes<T extends ActivityType>({ type, config }: SourceOf<T>): number | null {
  return CONTENT_TYPES[type].clockMinutes(config);
}

export function checkConfig<T extends ActivityType>(
  { type, config }: SourceOf<T>,
  plan: ActivityPlan,
  texts: CourseTexts,
  report: Report,
): void {
  CONTENT_TYPES[type].check(config, plan, texts, report);
}

/** Returns the options of an activity that have one right option among them. */
export function optionSets<T extends ActivityType>({ type, config }: SourceOf<T>): OptionSet[] {
  return CONTENT_TYPES[type].guesses?.optionSets(config) ?? [];
}

/** Whether a first attempt that chooses by form alone can pass an activity. */
export function isPassedByForm<T extends ActivityType>(
  { type, config, passingScore }: SourceOf<T>,
  choose: Choose,
): boolean {
  return CONTENT_TYPES[type].guesses?.isPassedBy(config, passingScore, choose) ?? false;
}
