/** Computes the minutes of modules and activities from what is written. Source: rules/hours.md H1, H8, H9 */
import { OPENING_CARDS } from '@learning/shared/domain/learning/opening-cards';
import { addMinutes, type StudyMinutes } from '@learning/shared/domain/learning/study-minutes';
import { configMinutes } from './activities/activity-types.ts';
import { figureIdsIn } from './figure-schema.ts';
import { WORDS_PER_MINUTE } from './reading-time.ts';
import {
  isWorkedFile,
  resourceSlug,
  type ActivitySource,
  type CourseSource,
  type ModuleSource,
} from './schema.ts';
import type { CourseFolder } from './source.ts';
import { countWords, section, tableRowsOf, withoutSources } from './validation/markdown-blocks.ts';
import { pausesOf } from './validation/pauses.ts';

const MINUTES_PER_FIGURE = 0.5;
const MINUTES_PER_OPENING_QUESTION = 0.5;
const MINUTES_PER_RUBRIC_PART = 1;

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten'.split(' ');

/** Returns the minutes that a prompt asks for ('Take five minutes.'), undefined if it names none. */
export function pauseMinutes(prompt: string): number | undefined {
  const named = /\bTake (\w+) minutes?\b/i.exec(prompt)?.[1]?.toLowerCase();
  if (named === undefined) return undefined;
  const minutes = /^\d+$/.test(named) ? Number(named) : NUMBER_WORDS.indexOf(named);
  return minutes > 0 ? minutes : undefined;
}

/** Returns the minutes that a module states for work at the desk, undefined if it states none. */
export function deskMinutes(markdown: string, type: ModuleSource['type']): number | undefined {
  const text = section(markdown, type === 'lesson' ? 'Workplace practice' : 'Deliverable');
  const stated = /\b(\d+) minutes/.exec(text)?.[1];
  return stated === undefined ? undefined : Number(stated);
}

/** Returns the minutes of a module with its activities. A module that is not written has none. */
export function moduleMinutes(folder: CourseFolder, module: ModuleSource): StudyMinutes {
  const markdown = folder.modules.get(module.id);
  const activities = folder.course.activities
    .filter((plan) => plan.moduleId === module.id)
    .map((plan) => folder.activities.get(plan.id))
    .filter((activity) => activity !== undefined);
  return {
    onScreen: markdown === undefined ? 0 : screenMinutes(folder, module, markdown),
    activities: activities.reduce(
      (sum, activity) => sum + activityMinutes(activity, folder.course),
      0,
    ),
    atDesk: markdown === undefined ? 0 : (deskMinutes(markdown, module.type) ?? 0),
  };
}

export function courseMinutes(folder: CourseFolder): StudyMinutes {
  return addMinutes(folder.course.modules.map((module) => moduleMinutes(folder, module)));
}

/** Counts what every learner of a module reads, writes and answers on its pages. */
function screenMinutes(folder: CourseFolder, module: ModuleSource, markdown: string): number {
  const workedFiles = module.resources
    .filter(isWorkedFile)
    .map((name) => folder.resources.get(resourceSlug(name)) ?? '');
  const exemplar = folder.exemplars.get(module.id) ?? '';
  const words = countWords([withoutSources(markdown), exemplar, ...workedFiles].join('\n\n'));
  const pauses = pausesOf(markdown).reduce(
    (sum, { prompt }) => sum + (pauseMinutes(prompt) ?? 0),
    0,
  );
  return Math.ceil(
    words / WORDS_PER_MINUTE +
      pauses +
      figureIdsIn(markdown).length * MINUTES_PER_FIGURE +
      openingQuestions(folder, module) * MINUTES_PER_OPENING_QUESTION +
      rubricParts(markdown) * MINUTES_PER_RUBRIC_PART,
  );
}

/** Returns how many questions from earlier modules a module opens with. Source: rules/learning.md L28 */
function openingQuestions({ course, reviewCards }: CourseFolder, module: ModuleSource): number {
  const earlier = course.modules.slice(0, course.modules.indexOf(module));
  const cards = earlier.reduce((sum, { id }) => sum + (reviewCards.get(id)?.length ?? 0), 0);
  return Math.min(OPENING_CARDS, cards);
}

/** Returns how many parts of the deliverable a learner rates. Source: rules/learning.md L30 */
function rubricParts(markdown: string): number {
  const [header, ...parts] = tableRowsOf(section(markdown, 'Rubric'));
  return header === undefined ? 0 : parts.length;
}

/** Returns the minutes of an activity, with reading its feedback. */
export function activityMinutes(activity: ActivitySource, course: CourseSource): number {
  return configMinutes(
    activity,
    course.activities.find((plan) => plan.id === activity.id),
  );
}
