import { monthsBetween } from '@learning/shared/domain/figures/plan-months';
import * as z from 'zod';
import { courseFiguresPartition, figuresPartition, planFiguresPartition } from '#table/keys.ts';
import { queryPartition, type Item, type Table } from '#table/table.ts';
import {
  ActivityFigures,
  CHOICE_PREFIX,
  CohortFigures,
  DayFigures,
  ModuleFigures,
  PlanFigures,
  QuestionFigures,
  REACHED_PREFIX,
} from '../figure-records.ts';

/** Everything that is counted of one course. */
export interface CourseFigures {
  /** Learners who completed a module, by its id. */
  cohorts: (CohortFigures & { reached: Record<string, number> })[];
  modules: ModuleFigures[];
  activities: ActivityFigures[];
  /** How often each option was chosen, by its key. */
  questions: (QuestionFigures & { choices: Record<string, number> })[];
}

export interface FigureReader {
  /** Returns the days of the months from the first to the last. One Query a month, all at once. */
  readDays(firstMonth: string, lastMonth: string): Promise<DayFigures[]>;
  /** Returns what changed in each month, of all months. One Query. */
  readPlans(): Promise<PlanFigures[]>;
  /** One Query. */
  readCourse(courseId: number): Promise<CourseFigures>;
}

export function figureReader(table: Table): FigureReader {
  return {
    async readDays(firstMonth, lastMonth) {
      const months = await Promise.all(
        monthsBetween(firstMonth, lastMonth).map((month) =>
          queryPartition(table, figuresPartition(month)),
        ),
      );
      return months.flat().map((item) => DayFigures.parse(item));
    },
    async readPlans() {
      const items = await queryPartition(table, planFiguresPartition);
      return items.map((item) => PlanFigures.parse(item));
    },
    async readCourse(courseId) {
      const items = await queryPartition(table, courseFiguresPartition(courseId));
      const of = (entity: string) => items.filter((item) => item['entity'] === entity);
      return {
        cohorts: of('cohortFigures').map((item) => ({
          ...CohortFigures.parse(item),
          reached: countersFrom(item, REACHED_PREFIX),
        })),
        modules: of('moduleFigures').map((item) => ModuleFigures.parse(item)),
        activities: of('activityFigures').map((item) => ActivityFigures.parse(item)),
        questions: of('questionFigures').map((item) => ({
          ...QuestionFigures.parse(item),
          choices: countersFrom(item, CHOICE_PREFIX),
        })),
      };
    },
  };
}

/** Returns the counters whose names begin with the prefix, by the rest of their names. */
function countersFrom(item: Item, prefix: string): Record<string, number> {
  const counters = Object.entries(item).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(
    counters.map(([name, count]) => [name.slice(prefix.length), z.int().parse(count)]),
  );
}
