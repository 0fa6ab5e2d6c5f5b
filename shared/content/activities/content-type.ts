import type * as z from 'zod';
import type { ActivityPlan } from '#activity-plan.ts';
import type { SectionAnchors } from '#validation/section-anchors.ts';

/** Reports an issue with its dotted path in the file. */
export type Report = (field: string, message: string) => void;

/** What an activity can refer to in its course. */
export interface CourseTexts {
  /** Written modules of type `lesson`. */
  lessonIds: readonly string[];
  anchors: SectionAnchors;
}

/** The options of a question or a decision that has one right option. */
export interface OptionSet {
  texts: readonly string[];
  /** Index of the right one. */
  right: number;
}

/** Returns the position of the option to choose. */
export type Choose = (texts: readonly string[]) => number;

/** What writers, validators and reports know about a type of activity. */
export interface ContentType<Config> {
  schema: z.ZodType<Config>;
  /** The column of the report on the content, and what it counts. */
  report: { heading: string; counts: string };
  /** Returns the minutes of an activity, with reading its feedback. Source: rules/hours.md H9 */
  minutes: (config: Config, plan: ActivityPlan | undefined) => number;
  /** Returns the minutes that its clock allows; null if it has none. */
  clockMinutes: (config: Config) => number | null;
  /** Checks it against its plan and the content rules. */
  check: (config: Config, plan: ActivityPlan, texts: CourseTexts, report: Report) => void;
  /** What could be guessed without knowing the subject; null if there is nothing to guess. Source: rules/content.md C41 */
  guesses: {
    /** Names the options in reports. */
    name: string;
    optionSets: (config: Config) => OptionSet[];
    /** Whether a first attempt that chooses by form alone can pass. */
    isPassedBy: (config: Config, passingScore: number, choose: Choose) => boolean;
  } | null;
}
