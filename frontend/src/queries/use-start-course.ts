import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { modulesQuery } from './catalog.ts';
import { useApiMutation } from './use-api-mutation.ts';

/**
 * Returns how to start a course: enrolls the learner and opens its first module, or the one that was open last. The server returns an
 * existing enrollment instead of creating a second one.
 */
export function useStartCourse(
  learnerId: string,
  courseId: number,
  onError: (error: Error) => void,
) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useApiMutation('createEnrollment', {
    call: () => ({ body: { userId: learnerId, courseId, progress: '0' } }),
    // Before the lists are refetched: the clicked button may not be in them any more.
    onSuccess: async ({ lastModuleId }) => {
      // Without the modules, the course opens with its introduction.
      const modules = await queryClient.ensureQueryData(modulesQuery(courseId)).catch(() => []);
      const module = lastModuleId ?? modules[0]?.id;
      await navigate({
        to: '/course/$courseId/play',
        params: { courseId: String(courseId) },
        search: module ? { module } : {},
      });
    },
  });
  const start = () => {
    void queryClient.prefetchQuery(modulesQuery(courseId));
    mutate(undefined, { onError });
  };
  return { start, isPending };
}
