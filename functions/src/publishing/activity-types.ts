import type { SourceOf } from '@learning/content/activities/activity-types';
import type { CourseFolder, TextIssue } from '@learning/content/source';
import type { ActivityType } from '@learning/shared/domain/activity-types';
import { publishedConversation } from '#activities/conversation/publish-conversation.ts';
import { publishedGenerator } from '#activities/generator/publish-generator.ts';
import { publishedMarkUp } from '#activities/mark-up/publish-mark-up.ts';
import { publishedScenario } from '#activities/scenario/publish-scenario.ts';
import { publishedSimulation } from '#activities/simulation/publish-simulation.ts';
import { publishedSkillCheck } from '#activities/skill-check/publish-skill-check.ts';
import type { PublishedType } from './published-type.ts';

/** Each type of activity, as it is published. The API does not load this: parsers of HTML and Markdown are not in its bundles. */
const PUBLISHED_TYPES: { readonly [T in ActivityType]: PublishedType<T> } = {
  scenario: publishedScenario,
  conversation: publishedConversation,
  simulation: publishedSimulation,
  generator: publishedGenerator,
  'mark-up': publishedMarkUp,
  'skill-check': publishedSkillCheck,
};

/**
 * Returns what a learner may see of an activity before submitting it: no correct answer, explanation, value or feedback of a
 * choice, and no result text.
 *
 * Source: rules/scoring.md S2
 */
export function publicConfig<T extends ActivityType>({ type, config }: SourceOf<T>): object {
  return PUBLISHED_TYPES[type].publicConfig(config);
}

/** Returns an activity's config as it is stored. */
export function storedConfig<T extends ActivityType>(
  { type, config }: SourceOf<T>,
  folder: CourseFolder,
): object {
  return PUBLISHED_TYPES[type].storedConfig(config, folder);
}

/** Returns what only an HTML parser or the rules of forms can find in an activity. */
export function activityIssues<T extends ActivityType>({ type, config }: SourceOf<T>): TextIssue[] {
  return PUBLISHED_TYPES[type].issues(config);
}
