import { chakra } from '#ui/chakra/factory.ts';
import type { OperatedCourse } from '@learning/shared/contract/operators/courses';
import type { CourseListing } from '@learning/shared/domain/course';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';
import { DELAY_NOTE, LISTING_WORDS } from './listing-words.ts';

interface Props {
  course: OperatedCourse;
  listing: CourseListing;
  onClose: () => void;
}

/** Changes how a course is offered. */
export function ListingDialog({ course, listing, onClose }: Props) {
  const change = useOperatorMutation('changeCourseListing');
  const { button, pending, effect } = LISTING_WORDS[listing];
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`${button} “${course.title}”?`}
      submitText={`${button} Course`}
      pendingText={pending}
      onSubmit={(reason) =>
        change.mutateAsync({
          params: { courseId: course.id },
          body: { listing, version: course.listingVersion, reason },
        })
      }
    >
      <chakra.p color="fg.muted">
        {effect} {DELAY_NOTE}
      </chakra.p>
    </ReasonDialog>
  );
}
