import { operatorQuery } from './operator-query.ts';

export const operatedCoursesQuery = operatorQuery('listOperatedCourses', {});

export const modulePreviewQuery = (moduleId: string) =>
  operatorQuery('previewModule', { params: { moduleId } });
