import type { PurchaseItem } from '@learning/shared/contract/purchases';
import { useQuery } from '@tanstack/react-query';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { enrollmentsQuery } from '#queries/learning.ts';
import { useStartCourse } from '#queries/use-start-course.ts';
import { FactRow } from '../fact-row.tsx';
import { courseOf } from '../purchase-words.ts';

interface Props {
  learnerId: string;
  item: PurchaseItem;
  /** Whether the purchase has one course, which its card names. */
  isSingle: boolean;
}

/** Shows how far the learner is in a course they bought, and the next step. Source: rules/wording.md W29 */
export function CourseStep({ learnerId, item, isSingle }: Props) {
  const { courseId, title } = courseOf(item);
  const { data: enrollments, isError } = useQuery(enrollmentsQuery(learnerId));
  const { start, isPending } = useStartCourse(learnerId, courseId, (error) =>
    showToast({ title: 'Enrollment Failed', description: userMessageOf(error), tone: 'error' }),
  );
  if (isError) return null;
  const progress = enrollments?.find((enrollment) => enrollment.courseId === courseId)?.progress;
  const isNew = progress === undefined;
  const isComplete = progress === '100';
  const standing = isNew ? 'Not started' : isComplete ? 'Completed' : `${progress}% complete`;
  const fact = isSingle ? standing : `${title}: ${standing.toLowerCase()}`;
  // The row has its height from the start.
  if (!enrollments) {
    return (
      <FactRow
        action={
          <Button size="sm" visibility="hidden">
            Start
          </Button>
        }
      >
        {isSingle ? '\u00A0' : title}
      </FactRow>
    );
  }
  return (
    <FactRow
      action={
        isNew ? (
          <Button
            size="sm"
            aria-label={`Start ${title}`}
            pendingText={isPending && 'Starting...'}
            onClick={start}
          >
            Start
          </Button>
        ) : (
          <LinkButton
            to="/course/$courseId/play"
            params={{ courseId: String(courseId) }}
            size="sm"
            {...(isComplete ? { variant: 'outline' as const } : {})}
            aria-label={`${isComplete ? 'Open' : 'Continue'} ${title}`}
          >
            {isComplete ? 'Open' : 'Continue'}
          </LinkButton>
        )
      }
    >
      {fact}
    </FactRow>
  );
}
