/** What the second edition of a course has. Courses that do not have it yet are open, not wrong. Source: rules/content.md C42 */
import { activitiesOfType } from '#activities/activity-types.ts';
import { isWorkedFile, resourceSlug, secondScenarioId } from '#schema.ts';
import type { ContentIssue, CourseFolder } from '#source.ts';
import { guessFigures } from './guessability.ts';
import { section } from './markdown-blocks.ts';
import { pausesOf } from './pauses.ts';
import { testWisePasses } from './test-wise.ts';

/** Courses whose missing parts are errors. */
const COMPLETE_COURSES: ReadonlySet<string> = new Set([
  'hr-foundations',
  'hr-compliance-ethics',
  'talent-acquisition',
  'performance-management',
  'employee-relations',
  'learning-career-development',
  'strategic-workforce-planning',
  'total-rewards',
  'labor-relations',
  'talent-succession',
  'organization-development',
  'people-analytics',
  'hr-business-partner',
  'hr-documentation-basic',
  'hr-documentation-advanced',
]);

interface Part {
  name: string;
  missingIn: (folder: CourseFolder) => ContentIssue[];
}

const PARTS: readonly Part[] = [
  { name: 'question bank', missingIn: checksWithoutBank },
  { name: 'sound answer', missingIn: pausesWithoutAnswer },
  { name: 'review cards', missingIn: lessonsWithoutCards },
  { name: 'filled version', missingIn: resourcesWithoutFilledVersion },
  { name: 'contrasting case', missingIn: lessonsWithoutContrast },
  { name: 'second scenario', missingIn: courseWithoutSecondScenario },
];

/** Returns the parts that a course of the second edition lacks. They cannot be published. */
export function missingParts(folder: CourseFolder): ContentIssue[] {
  if (!COMPLETE_COURSES.has(folder.slug)) return [];
  return PARTS.flatMap(({ missingIn }) => missingIn(folder));
}

export interface OpenPart {
  slug: string;
  name: string;
  issues: ContentIssue[];
}

/** Returns what is open, by course and part. */
export function openParts(folders: readonly CourseFolder[]): OpenPart[] {
  return folders
    .filter(({ slug }) => !COMPLETE_COURSES.has(slug))
    .flatMap((folder) =>
      PARTS.flatMap(({ name, missingIn }) => {
        const issues = missingIn(folder);
        return issues.length > 0 ? [{ slug: folder.slug, name, issues }] : [];
      }),
    );
}

/** Returns what can be guessed in a catalog whose courses are all complete. A first edition is only reported. Source: rules/content.md C41 */
export function guessIssues(folders: readonly CourseFolder[]): ContentIssue[] {
  if (folders.length === 0 || !folders.every(({ slug }) => COMPLETE_COURSES.has(slug))) return [];
  const issue = (field: string, message: string) => ({ file: 'catalog', field, message });
  return [
    ...guessFigures(folders)
      .filter(({ isMet }) => !isMet)
      .map(({ name, value, limit }) => issue(name, `${value} (at most ${limit})`)),
    ...testWisePasses(folders).flatMap(({ strategy, passed }) =>
      passed.map((id) => issue(id, `is passed by choosing ${strategy}`)),
    ),
  ];
}

function checksWithoutBank({ slug, activities }: CourseFolder): ContentIssue[] {
  return activitiesOfType(activities.values(), 'skill-check')
    .filter(({ config }) => config.asks === undefined)
    .map(({ id }) => ({
      file: `${slug}/activities/${id}.ts`,
      field: 'config.asks',
      message: 'is missing: a check needs a bank of three times what it asks',
    }));
}

function pausesWithoutAnswer({ slug, modules }: CourseFolder): ContentIssue[] {
  return [...modules].flatMap(([id, text]) =>
    pausesOf(text)
      .filter(({ answer }) => answer === '')
      .map(({ line }) => ({
        file: `${slug}/modules/${id}.md`,
        field: `line ${line}`,
        message: 'has a pause without a sound answer',
      })),
  );
}

function lessonsWithoutCards({ slug, course, reviewCards, modules }: CourseFolder): ContentIssue[] {
  return course.modules
    .filter(({ id, type }) => type === 'lesson' && modules.has(id) && !reviewCards.has(id))
    .map(({ id }) => ({
      file: `${slug}/review-cards/${id}.ts`,
      field: '',
      message: 'is missing: a lesson has at least four review cards',
    }));
}

function resourcesWithoutFilledVersion(folder: CourseFolder): ContentIssue[] {
  const { slug, course, resources, filledResources } = folder;
  return course.modules
    .flatMap((module) => module.resources.filter((name) => !isWorkedFile(name)))
    .map(resourceSlug)
    .filter((id) => resources.has(id) && !filledResources.has(id))
    .map((id) => ({
      file: `${slug}/resources/${id}.filled.md`,
      field: '',
      message: 'is missing: a resource has a filled version',
    }));
}

function lessonsWithoutContrast({ slug, course, modules }: CourseFolder): ContentIssue[] {
  if (course.level !== 'expert' && course.level !== 'advanced') return [];
  return course.modules
    .filter(({ type }) => type === 'lesson')
    .map(({ id }) => id)
    .filter((id) => modules.has(id) && section(modules.get(id)!, 'Contrasting case') === '')
    .map((id) => ({
      file: `${slug}/modules/${id}.md`,
      field: 'Contrasting case',
      message: 'is missing: a lesson of this level has a second case that goes wrong',
    }));
}

function courseWithoutSecondScenario({ slug, course, activities }: CourseFolder): ContentIssue[] {
  const id = secondScenarioId(slug);
  return course.level !== 'expert' || activities.has(id)
    ? []
    : [
        {
          file: `${slug}/activities/${id}.ts`,
          field: '',
          message: 'is missing: an expert course has a second scenario',
        },
      ];
}
