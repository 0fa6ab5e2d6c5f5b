import type { operatorFigureRoutes } from '@learning/shared/contract/operators/figures';
import type { Implementations } from '#http/create-handler.ts';
import type { FigureReaders } from './dependencies.ts';
import { getCourseCohorts, getCourseFigures } from './course-figures.ts';
import { getCourseItemFigures } from './course-items.ts';
import {
  accountingCsv,
  cohortCsv,
  courseCsv,
  itemCsv,
  planCsv,
  revenueCsv,
  trialCsv,
} from './figure-files.ts';
import { getRevenueFigures } from './revenue-figures.ts';

/** The implementations of the calls about figures. */
export function figureImplementations(
  deps: FigureReaders,
): Implementations<typeof operatorFigureRoutes> {
  return {
    getRevenueFigures: ({ query, now }) => getRevenueFigures(query, deps, now),
    async exportRevenueFigures({ query, now }) {
      const { from, to, revenue } = await getRevenueFigures(query, deps, now);
      return { fileName: `revenue-${from}-${to}.csv`, csv: revenueCsv(revenue) };
    },
    async exportPlanFigures({ query, now }) {
      const { from, to, plans } = await getRevenueFigures(query, deps, now);
      return { fileName: `plans-${from}-${to}.csv`, csv: planCsv(plans) };
    },
    async exportTrialFigures({ query, now }) {
      const { from, to, site, trials } = await getRevenueFigures(query, deps, now);
      return { fileName: `trials-${from}-${to}.csv`, csv: trialCsv(site, trials) };
    },
    async exportAccounting({ query: { month }, now }) {
      const { revenue } = await getRevenueFigures({ from: month, to: month }, deps, now);
      return { fileName: `accounting-${month}.csv`, csv: accountingCsv(month, revenue) };
    },
    getCourseFigures: ({ query, now }) => getCourseFigures(query, deps, now),
    async exportCourseFigures({ query, now }) {
      const { from, to, courses } = await getCourseFigures(query, deps, now);
      return { fileName: `courses-${from}-${to}.csv`, csv: courseCsv(courses) };
    },
    getCourseItemFigures: ({ params }) => getCourseItemFigures(params, deps),
    async exportCourseItemFigures({ params }) {
      const items = await getCourseItemFigures(params, deps);
      return { fileName: `course-${params.id}-items.csv`, csv: itemCsv(items) };
    },
    getCourseCohorts: ({ params }) => getCourseCohorts(params, deps),
    async exportCourseCohorts({ params }) {
      const cohorts = await getCourseCohorts(params, deps);
      return { fileName: `course-${params.id}-cohorts.csv`, csv: cohortCsv(cohorts) };
    },
  };
}
