import { useQuery } from '@tanstack/react-query';
import { courseQuery, modulesQuery } from '#queries/catalog.ts';
import { courseStateQuery } from '#queries/learning.ts';

/** Loads course, modules and the learner's state in parallel. */
export function useCourseData(learnerId: string, courseId: number) {
  const course = useQuery(courseQuery(courseId));
  const modules = useQuery(modulesQuery(courseId));
  const state = useQuery(courseStateQuery(learnerId, courseId));
  const queries = [course, modules, state];
  return {
    data:
      course.data && modules.data && state.data
        ? { course: course.data, modules: modules.data, state: state.data }
        : undefined,
    error: queries.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.isLoadingError) void query.refetch();
    },
  };
}
