import { figureIdsIn } from '@learning/content/figure-schema';
import { courseMinutes } from '@learning/content/hours';
import { readingGrade } from '@learning/content/validation/reading-grade';
import { resourceSlug } from '@learning/content/schema';
import type { CourseFolder } from '@learning/content/source';
import { section, sourcesOf } from '@learning/content/validation/markdown-blocks';
import { lengthOf } from '@learning/content/validation/validate-text';
import type { StudyMinutes } from '@learning/shared/domain/learning/study-minutes';
import { isInteractive } from '../figures/interactive-tables.ts';
import { ACTIVITY_TYPES, type ActivityType } from '@learning/shared/domain/activity-types';

/** How much of a plan is written. */
export interface Share {
  written: number;
  planned: number;
}

/** The figures of a course's folder beside those of its plan. */
export interface CourseFigures {
  slug: string;
  level: string;
  modules: Share;
  resources: Share;
  activities: Record<ActivityType, Share>;
  /** Written modules with a figure within the first screens, and figures that the reader moves. Source: rules/content.md C51 */
  earlyFigures: Share;
  interactiveFigures: number;
  /** Words of each written module, and how many modules are within their range. */
  words: { counts: number[]; inRange: number };
  minutes: StudyMinutes;
  /** Flesch–Kincaid grades of the written modules. */
  grades: number[];
  /** The newest year of each source. */
  sourceYears: number[];
}

export function courseFigures(folder: CourseFolder): CourseFigures {
  const { slug, course, modules, resources, activities, figures } = folder;
  const texts = course.modules.flatMap((module) => {
    const text = modules.get(module.id);
    return text === undefined ? [] : [{ text, ...lengthOf(text, module.type, course.level) }];
  });
  const named = course.modules.flatMap((module) => module.resources.map(resourceSlug));
  return {
    slug,
    level: course.level,
    modules: { written: texts.length, planned: course.modules.length },
    resources: {
      written: named.filter((name) => resources.has(name)).length,
      planned: named.length,
    },
    activities: Object.fromEntries(
      ACTIVITY_TYPES.map((type) => {
        const planned = course.activities.filter((plan) => plan.type === type);
        const written = planned.filter((plan) => activities.has(plan.id)).length;
        return [type, { written, planned: planned.length }];
      }),
    ) as Record<ActivityType, Share>,
    earlyFigures: {
      written: texts.filter(({ text }) => hasEarlyFigure(text)).length,
      planned: course.modules.length,
    },
    interactiveFigures: [...figures.values()].filter(isInteractive).length,
    words: {
      counts: texts.map(({ words }) => words),
      inRange: texts.filter(({ isInRange }) => isInRange).length,
    },
    minutes: courseMinutes(folder),
    grades: texts.map(({ text }) => readingGrade(text)).filter((grade) => !Number.isNaN(grade)),
    sourceYears: texts.flatMap(({ text }) =>
      sourcesOf(section(text, 'Sources')).flatMap(({ year }) => (year ? [Number(year)] : [])),
    ),
  };
}

/** True when everything in the plan is written. */
export function isComplete({ modules, resources, activities }: CourseFigures): boolean {
  return [modules, resources, ...Object.values(activities)].every(
    ({ written, planned }) => written === planned,
  );
}

/** Two screens of a phone. */
const WORDS_OF_FIRST_SCREENS = 250;

function hasEarlyFigure(text: string): boolean {
  const [before = ''] = text.split(/^\[figure: /m);
  return figureIdsIn(text).length > 0 && before.split(/\s+/).length <= WORDS_OF_FIRST_SCREENS;
}
