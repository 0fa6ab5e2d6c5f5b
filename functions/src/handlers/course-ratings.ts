import { courseRatingRoutes } from '@learning/shared/contract/course-ratings';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { createCourseRatingDependencies } from '#course-ratings/dependencies.ts';
import { courseRatingImplementations } from '#course-ratings/routes.ts';
import { readEnvironment } from '#function-environments.ts';
import { tableEnvironment } from '#table/env.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME } = readEnvironment('course-ratings', tableEnvironment);

export const handler = behindEdge(
  createHandler(
    courseRatingRoutes,
    courseRatingImplementations(
      createCourseRatingDependencies(restrictTable(openTable(TABLE_NAME), 'course-ratings')),
    ),
  ),
);
