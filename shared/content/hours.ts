/** Computes the minutes of modules and activities from what is written. Source: rules/hours.md H1, H8, H9 */
import { OPENING_CARDS } from '@learning/shared/domain/learning/recall-opening';
import { addMinutes, type StudyMinutes } from '@learning/shared/domain/learning/study-minutes';
import { nextStepId } from '@learning/shared/domain/scoring/scenario-paths';
import { figureIdsIn } from './figure-schema.ts';
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

const WORDS_PER_MINUTE = 200;
const MINUTES_PER_FIGURE = 0.5;
const MINUTES_PER_RECALL_QUESTION = 0.5;
const MINUTES_PER_RUBRIC_PART = 1;
const MINUTES_PER_DECISION = 1;
const MINUTES_PER_QUESTION: Record<string, number> = {
  'multiple-choice': 1,
  'multiple-select': 1.5,
  'short-answer': 2,
  essay: 5,
};
const MINUTES_PER_FIELD: Record<string, number> = { textarea: 3 };
const MINUTES_PER_SHORT_FIELD = 0.5;

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
      openingQuestions(folder, module) * MINUTES_PER_RECALL_QUESTION +
      rubricParts(markdown) * MINUTES_PER_RUBRIC_PART,
  );
}

/** Returns how many questions from earlier modules a module opens with. Source: rules/learning.md L28 */
function openingQuestions({ course, recall }: CourseFolder, module: ModuleSource): number {
  const earlier = course.modules.slice(0, course.modules.indexOf(module));
  const cards = earlier.reduce((sum, { id }) => sum + (recall.get(id)?.length ?? 0), 0);
  return Math.min(OPENING_CARDS, cards);
}

/** Returns how many parts of the deliverable a learner rates. Source: rules/learning.md L30 */
function rubricParts(markdown: string): number {
  const [header, ...parts] = tableRowsOf(section(markdown, 'Rubric'));
  return header === undefined ? 0 : parts.length;
}

/** Returns the minutes of an activity, with reading its feedback. */
export function activityMinutes(activity: ActivitySource, course: CourseSource): number {
  if (activity.type === 'scenario') return scenarioMinutes(activity.config);
  if (activity.type === 'generator') return generatorMinutes(activity.config);
  const plan = course.activities.find((one) => one.id === activity.id);
  return skillCheckMinutes(activity.config, activity.config.asks ?? plan?.questionMix ?? {});
}

type Config<T extends ActivitySource['type']> = Extract<ActivitySource, { type: T }>['config'];

/** Counts the longest path: what is read on it, and a minute for each decision. */
function scenarioMinutes(config: Config<'scenario'>): number {
  const longest = new Map<string, number>();
  const minutesFrom = (id: string, before: readonly string[]): number => {
    const known = longest.get(id);
    const step = config.steps.find((one) => one.id === id);
    if (known !== undefined || step === undefined || before.includes(id)) return known ?? 0;
    const { choices, ...shown } = step;
    const read =
      wordsIn(shown) + wordsIn(choices.map(({ feedback: _feedback, ...choice }) => choice));
    const after = choices.map((choice) => {
      const next = nextStepId(config, id, choice.next);
      const rest = next === undefined ? 0 : minutesFrom(next, [...before, id]);
      return wordsIn(choice.feedback) / WORDS_PER_MINUTE + rest;
    });
    const minutes = read / WORDS_PER_MINUTE + MINUTES_PER_DECISION + Math.max(0, ...after);
    longest.set(id, minutes);
    return minutes;
  };
  const start = config.steps[0]?.id ?? '';
  const frame = wordsIn([config.scenario, config.feedback.passing]) / WORDS_PER_MINUTE;
  return Math.ceil(frame + minutesFrom(start, []));
}

/** Counts the fields, by kind, and reading the document. */
function generatorMinutes({ fields, output }: Config<'generator'>): number {
  const filling = fields.reduce(
    (sum, field) => sum + (MINUTES_PER_FIELD[field.type] ?? MINUTES_PER_SHORT_FIELD),
    0,
  );
  const document = output.template.replace(/<[^>]*>/g, ' ');
  return Math.ceil(filling + countWords(document) / WORDS_PER_MINUTE);
}

/** Counts the questions that an attempt asks, by kind, and reading as many explanations of average length. */
function skillCheckMinutes(
  { questions }: Config<'skill-check'>,
  mix: Readonly<Record<string, number>>,
): number {
  const asked = Object.values(mix).reduce((sum, count) => sum + count, 0);
  const answering = Object.entries(mix).reduce(
    (sum, [type, count]) => sum + count * (MINUTES_PER_QUESTION[type] ?? 1),
    0,
  );
  const words = wordsIn(questions.map((question) => question.explanation));
  const explanations = (asked * words) / Math.max(1, questions.length) / WORDS_PER_MINUTE;
  return Math.ceil(answering + explanations);
}

/** Counts the words of every text in a value; ids are single words and hardly count. */
function wordsIn(value: unknown): number {
  if (typeof value === 'string') return countWords(value);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + wordsIn(one), 0);
}
