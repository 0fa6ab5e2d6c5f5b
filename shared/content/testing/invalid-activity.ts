import type { ActivitySource } from '#schema.ts';
import type { ContentIssue } from '#source.ts';
import { sectionAnchors } from '#validation/section-anchors.ts';
import { checkActivity } from '#validation/validate-activity.ts';
import { sampleFolder } from './sample-folder.ts';
import { writtenPlan } from './written-activities.ts';

/** Returns the issues of an activity after a change, checked against the plan of the unchanged one. */
export function issuesAfter<T extends ActivitySource>(
  activity: T,
  change: (activity: T) => void,
): ContentIssue[] {
  const plan = writtenPlan(activity.id);
  change(activity);
  const texts = {
    lessonIds: ['record-keeping-m1'],
    anchors: sectionAnchors(sampleFolder().modules),
  };
  return checkActivity('a.ts', activity, plan, texts);
}

export function fieldsAfter<T extends ActivitySource>(
  activity: T,
  change: (activity: T) => void,
): string[] {
  return issuesAfter(activity, change).map((issue) => issue.field);
}
