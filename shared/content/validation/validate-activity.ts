import type { ActivityPlan, ActivitySource } from '#schema.ts';
import type { ContentIssue } from '#source.ts';
import type { SectionAnchors } from './section-anchors.ts';
import { voiceIssues } from './validate-claims.ts';
import { checkGenerator } from './validate-generator.ts';
import { checkScenario } from './validate-scenario.ts';
import { checkSkillCheck } from './validate-skill-check.ts';

/** Reports an issue with its dotted path in the file. */
export type Report = (field: string, message: string) => void;

/** What an activity can refer to in its course. */
export interface CourseTexts {
  /** Written modules of type `lesson`. */
  lessonIds: readonly string[];
  anchors: SectionAnchors;
}

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
  if (activity.type === 'scenario') checkScenario(activity.config, plan, report);
  else if (activity.type === 'skill-check') checkSkillCheck(activity.config, plan, texts, report);
  else checkGenerator(activity.config, plan, report);
  for (const [field, text] of textsOf(activity)) {
    for (const issue of voiceIssues(text, field)) report(issue.field, issue.message);
  }
  return issues;
}

/** Returns every text of an activity with its dotted path. */
function textsOf(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, [...path, key]));
}
