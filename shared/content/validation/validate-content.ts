import { ActivitySource } from '#activities/activity-types.ts';
import { checkSecondScenario } from '#activities/scenario/second-scenario.ts';
import { MOST_SHARED, sharedTexts, textsOf } from './near-duplicates.ts';
import { CourseSource, resourceSlug } from '#schema.ts';
import type { ContentIssue, CourseFolder } from '#source.ts';
import { missingParts } from './editions.ts';
import { schemaIssues } from './schema-issues.ts';
import { sectionAnchors } from './section-anchors.ts';
import { checkActivity } from './validate-activity.ts';
import { checkCapstone } from './validate-capstone.ts';
import { checkChanges } from './validate-changes.ts';
import { checkFigures, checkResourceFiles } from './validate-files.ts';
import { checkLawSources } from './validate-law-sources.ts';
import { checkReviewCards } from './validate-review-cards.ts';
import { checkExemplarText, checkModuleText, checkResourceText } from './validate-text.ts';

/**
 * Checks all content and returns the issues. If there are none, the content can be published.
 *
 * Source: rules/content.md C1, C13, C27, C28, C30, C31, C32, C36, C38, C42, C43, C44, C52
 */
export function validateContent(folders: readonly CourseFolder[]): ContentIssue[] {
  return [...folders.flatMap(checkFolder), ...checkAcrossCourses(folders), ...checkCopies(folders)];
}

function checkFolder(folder: CourseFolder): ContentIssue[] {
  const file = `${folder.slug}/course.ts`;
  const shape = schemaIssues(CourseSource, folder.course, file);
  if (shape.length > 0) return shape;
  const { course } = folder;
  const issues: ContentIssue[] = [];
  if (course.slug !== folder.slug) {
    issues.push({
      file,
      field: 'slug',
      message: `is '${course.slug}' but the folder is '${folder.slug}'`,
    });
  }
  const moduleIds = new Set(course.modules.map((module) => module.id));
  for (const id of folder.modules.keys()) {
    if (!moduleIds.has(id)) {
      issues.push({
        file: `${folder.slug}/modules/${id}.md`,
        field: '',
        message: 'belongs to no module of course.ts',
      });
    }
  }
  course.modules.forEach((module, index) => {
    const text = folder.modules.get(module.id);
    if (text === undefined) return;
    issues.push(
      ...checkModuleText(`${folder.slug}/modules/${module.id}.md`, text, module, course.level),
    );
    for (const name of module.resources) {
      if (!folder.resources.has(resourceSlug(name))) {
        const path = `${folder.slug}/resources/${resourceSlug(name)}.md`;
        issues.push({
          file: path,
          field: '',
          message: `is missing: modules.${index}.resources names '${name}'`,
        });
      }
    }
  });
  issues.push(
    ...checkChanges(folder),
    ...checkLawSources(folder),
    ...checkResources(folder),
    ...checkResourceFiles(folder),
    ...checkFigures(folder),
    ...checkExemplars(folder),
    ...checkCapstone(folder),
    ...checkActivities(folder),
    ...checkSecondScenario(folder),
    ...checkReviewCards(folder),
    ...missingParts(folder),
  );
  return issues;
}

function checkExemplars({ slug, course, exemplars }: CourseFolder): ContentIssue[] {
  const assessments = new Set(
    course.modules.filter(({ type }) => type === 'assessment').map(({ id }) => id),
  );
  return [...exemplars].flatMap(([id, text]) => {
    const file = `${slug}/exemplars/${id}.md`;
    if (!assessments.has(id)) {
      return [{ file, field: '', message: 'belongs to no assessment of course.ts' }];
    }
    return checkExemplarText(file, text);
  });
}

function checkResources({ slug, course, resources }: CourseFolder): ContentIssue[] {
  const named = new Set(course.modules.flatMap((module) => module.resources).map(resourceSlug));
  return [...resources].flatMap(([id, text]) => {
    const file = `${slug}/resources/${id}.md`;
    if (!named.has(id)) return [{ file, field: '', message: 'is named by no module of course.ts' }];
    return checkResourceText(file, text);
  });
}

function checkActivities({ slug, course, activities, modules }: CourseFolder): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const texts = {
    lessonIds: course.modules.flatMap(({ id, type }) =>
      type === 'lesson' && modules.has(id) ? [id] : [],
    ),
    anchors: sectionAnchors(modules),
  };
  for (const [id, activity] of activities) {
    const file = `${slug}/activities/${id}.ts`;
    const shape = schemaIssues(ActivitySource, activity, file);
    if (shape.length > 0) {
      issues.push(...shape);
      continue;
    }
    const plan = course.activities.find((candidate) => candidate.id === activity.id);
    if (activity.id !== id || !plan) {
      issues.push({
        file,
        field: 'id',
        message: `'${activity.id}' is not an activity of course.ts with this file name`,
      });
    } else {
      issues.push(...checkActivity(file, activity, plan, texts));
    }
  }
  for (const plan of course.activities) {
    const isDue = modules.has(plan.moduleId) && !activities.has(plan.id);
    if (isDue) {
      issues.push({
        file: `${slug}/activities/${plan.id}.ts`,
        field: '',
        message: `is missing: module ${plan.moduleId} is written`,
      });
    }
  }
  return issues;
}

function checkAcrossCourses(folders: readonly CourseFolder[]): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const slugs = new Set(folders.map((folder) => folder.slug));
  const seen = new Map<string, string>();
  for (const { slug, course } of folders) {
    const file = `${slug}/course.ts`;
    const ids = [
      ['id', `course ${course.id}`],
      ...course.modules.map((module, index) => [`modules.${index}.id`, `module ${module.id}`]),
      ...course.activities.map((activity, index) => [
        `activities.${index}.id`,
        `activity ${activity.id}`,
      ]),
    ] as [string, string][];
    for (const [field, id] of ids) {
      const other = seen.get(id);
      if (other) issues.push({ file, field, message: `${id} is already used in ${other}` });
      seen.set(id, file);
    }
    course.recommendedNext.forEach((next, index) => {
      if (!slugs.has(next)) {
        issues.push({
          file,
          field: `recommendedNext.${index}`,
          message: `'${next}' is not a course`,
        });
      }
    });
  }
  return issues;
}

/** Finds modules and resources that repeat each other; the later file has the issue. */
function checkCopies(folders: readonly CourseFolder[]): ContentIssue[] {
  return sharedTexts(textsOf(folders))
    .filter(({ share }) => share > MOST_SHARED)
    .map(({ files: [first, second], share }) => ({
      file: second,
      field: '',
      message: `shares ${Math.round(share * 100)} % of its word runs with ${first}`,
    }));
}
