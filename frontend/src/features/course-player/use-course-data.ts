import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { courseQuery, modulesQuery } from '#queries/catalog.ts';
import { courseStateQuery, playerViewQuery } from '#queries/learning.ts';

/** Loads course, modules, the learner's state and the open module: together the first time, then what is stale. */
export function useCourseData(learnerId: string, courseId: number, moduleId: string | undefined) {
  const queryClient = useQueryClient();
  const [isFirstView] = useState(() =>
    [
      courseQuery(courseId).queryKey,
      modulesQuery(courseId).queryKey,
      courseStateQuery(learnerId, courseId).queryKey,
    ].some((key) => queryClient.getQueryData(key) === undefined),
  );
  const [firstModuleId] = useState(moduleId);
  const view = useQuery({
    ...playerViewQuery(learnerId, courseId, firstModuleId),
    enabled: isFirstView,
  });
  // The view fills these queries. Enabling them afterwards does not read them again.
  const enabled = !isFirstView || view.isSuccess;
  const course = useQuery({ ...courseQuery(courseId), enabled });
  const modules = useQuery({ ...modulesQuery(courseId), enabled });
  const state = useQuery({ ...courseStateQuery(learnerId, courseId), enabled });
  const queries = [view, course, modules, state];
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
