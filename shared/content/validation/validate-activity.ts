import type { ActivityPlan } from '#activity-plan.ts';
import { checkConfig, type ActivitySource } from '#activities/activity-types.ts';
import type { CourseTexts, Report } from '#activities/content-type.ts';
import type { ContentIssue } from '#source.ts';
import { voiceIssues } from './validate-claims.ts';

/** Checks a written activity against its plan and the content rules. Source: rules/content.md C5, C27. */
export function checkActivity(
  file: string,
  activity: ActivitySource,
  plan: ActivityPlan,
  texts: CourseTexts,
): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const report: Report = (field, message) => issues.push({ file, field, message });
  for (const field of ['type', 'moduleId', 'title', 'passingScore'] as const) {
    if (activity[field] !== plan[field])
      report(field, `is '${activity[field]}'; course.ts plans '${plan[field]}'`);
  }
  checkConfig(activity, plan, texts, report);
  for (const [field, text] of textsOf(activity)) {
    for (const issue of voiceIssues(text, field)) report(issue.field, issue.message);
  }
  return issues;
}

/** Returns every text of an activity with its dotted path. */
function textsOf(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, [...path, key]));
}
