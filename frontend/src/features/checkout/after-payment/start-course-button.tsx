import type { ReactNode } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useStartCourse } from '#queries/use-start-course.ts';

interface Props {
  learnerId: string;
  courseId: number;
  variant: 'solid' | 'outline';
  /** @default 'sm' */
  size?: 'sm' | 'md';
  children: ReactNode;
  'aria-label'?: string;
}

/** Enrolls the learner if necessary and opens the first module. */
export function StartCourseButton({ learnerId, courseId, children, ...rest }: Props) {
  const { start, isPending } = useStartCourse(learnerId, courseId, (error) =>
    showToast({ title: 'Enrollment Failed', description: userMessageOf(error), tone: 'error' }),
  );
  return (
    <Button
      size="sm"
      {...rest}
      maxW="100%"
      flexShrink="1"
      whiteSpace="normal"
      pendingText={isPending && 'Opening...'}
      onClick={start}
    >
      {children}
    </Button>
  );
}
