import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#components/ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';

interface Props {
  learnerId: string;
  courseId: number;
  variant: 'solid' | 'outline';
  children: ReactNode;
  'aria-label'?: string;
}

/** Enrolls the learner if necessary and opens the course. */
export function StartCourseButton({ learnerId, courseId, children, ...rest }: Props) {
  const navigate = useNavigate();
  // The server returns an existing enrollment instead of creating a second one.
  const start = useApiMutation('createEnrollment', {
    call: () => ({ body: { userId: learnerId, courseId, progress: '0' } }),
  });
  const enrollAndOpen = () =>
    start.mutate(undefined, {
      onSuccess: () =>
        void navigate({ to: '/course/$courseId/play', params: { courseId: String(courseId) } }),
      onError: (error) =>
        showToast({
          title: 'Enrollment Failed',
          description: userMessageOf(error),
          tone: 'error',
        }),
    });
  return (
    <Button
      size="sm"
      {...rest}
      maxW="100%"
      flexShrink="1"
      whiteSpace="normal"
      pendingText={start.isPending && 'Opening...'}
      onClick={enrollAndOpen}
    >
      {children}
    </Button>
  );
}
