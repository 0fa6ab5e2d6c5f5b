import type { Activity, ActivityState } from '@learning/shared/contract/activities';
import type {
  PublicConversationConfig,
  PublicGeneratorConfig,
  PublicMarkUpConfig,
  PublicScenarioConfig,
  PublicSkillCheckConfig,
} from '@learning/shared/contract/activity-payloads';
import { isActivityType, type ActivityType } from '@learning/shared/domain/activity-types';
import { withTypographicQuotes } from '@learning/shared/domain/typographic-quotes';

/** What a learner reads first: the case, or what a check is about. */
export interface Opening {
  /** Absent where the title of the activity says it. */
  title?: string;
  text: string;
}

interface Configs {
  scenario: PublicScenarioConfig;
  conversation: PublicConversationConfig;
  generator: PublicGeneratorConfig;
  'mark-up': PublicMarkUpConfig;
  'skill-check': PublicSkillCheckConfig;
}

const OPENINGS: {
  [Type in ActivityType]: ((config: Configs[Type], title: string) => Opening) | null;
} = {
  scenario: ({ scenario: { title, context } }, activityTitle) => ({
    title: title === activityTitle ? 'The situation' : title,
    text: context,
  }),
  conversation: ({ context }) => ({ title: 'The situation', text: context }),
  // Begins with its form.
  generator: null,
  'mark-up': ({ context }) => ({ title: 'The situation', text: context }),
  'skill-check': ({ assessment: { title, description } }, activityTitle) => ({
    ...(title !== activityTitle && { title }),
    text: description,
  }),
};

/** Returns what the activity begins with, from its printed config. */
export function openingOf<Type extends ActivityType>(
  type: Type,
  config: Configs[Type],
  activityTitle: string,
): Opening | undefined {
  return OPENINGS[type]?.(config, activityTitle);
}

/** Returns what the screen of an activity will begin with; undefined if it shows an attempt or its results. */
export function firstOpeningOf(activity: Activity, state: ActivityState): Opening | undefined {
  const { type, title, config } = activity;
  if (!isActivityType(type)) return undefined;
  const { attempt, scenarioAttempt, conversationAttempt, submission, latestSubmission } = state;
  if (attempt ?? scenarioAttempt ?? conversationAttempt ?? submission ?? latestSubmission) {
    return undefined;
  }
  return openingOf(type, withTypographicQuotes(JSON.parse(config)), title);
}
