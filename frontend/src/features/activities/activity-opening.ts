import type { Activity, ActivityState } from '@learning/shared/contract/activities';
import type { PublicConfigs } from '@learning/shared/contract/activity-payloads';
import { isActivityType, type ActivityType } from '@learning/shared/domain/activity-types';
import { withTypographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { hasAttempt } from './activity-status.ts';
import { type Opening, PLAYED_TYPES } from './activity-types.ts';

/** Returns what the activity begins with, from its printed config. */
export function openingOf<Type extends ActivityType>(
  type: Type,
  config: PublicConfigs[Type],
  activityTitle: string,
): Opening | undefined {
  return PLAYED_TYPES[type].opening?.(config, activityTitle);
}

/** Returns what the screen of an activity will begin with; undefined if it shows an attempt or its results. */
export function firstOpeningOf(activity: Activity, state: ActivityState): Opening | undefined {
  const { type, title, config } = activity;
  if (!isActivityType(type)) return undefined;
  if (hasAttempt(state) || (state.submission ?? state.latestSubmission)) return undefined;
  return openingOf(type, withTypographicQuotes(JSON.parse(config)), title);
}
