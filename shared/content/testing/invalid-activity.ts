import type { ActivitySource } from '#schema.ts';
import type { ContentIssue } from '#source.ts';
import { checkActivity } from '#validation/validate-activity.ts';
import { writtenPlan } from './written-activities.ts';

/** What the validator finds in an activity once it was spoilt, against the plan of the unspoilt one. */
export function issuesAfter<T extends ActivitySource>(
  activity: T,
  spoil: (activity: T) => void,
): ContentIssue[] {
  const plan = writtenPlan(activity.id);
  spoil(activity);
  return checkActivity('a.ts', activity, plan);
}

export function fieldsAfter<T extends ActivitySource>(
  activity: T,
  spoil: (activity: T) => void,
): string[] {
  return issuesAfter(activity, spoil).map((issue) => issue.field);
}
