import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useDeleteCourseRating } from '../api/change-course-rating.ts';

interface Props {
  courseId: number;
  learnerId: string;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteCourseRatingDialog({ courseId, learnerId, open, onClose, onDeleted }: Props) {
  const deletion = useDeleteCourseRating(learnerId, courseId);
  const confirm = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        onClose();
        onDeleted();
        showToast({ title: 'Review Deleted', tone: 'success' });
      },
      onError: (error) => {
        onClose();
        showToast({
          title: 'Review Not Deleted',
          description: userMessageOf(error),
          tone: 'error',
        });
      },
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete your review?"
      size="sm"
      footer={
        <>
          <Button
            colorPalette="danger"
            onClick={confirm}
            pendingText={deletion.isPending && 'Deleting...'}
          >
            Delete Review
          </Button>
          <Button variant="outline" colorPalette="neutral" onClick={onClose}>
            Keep Review
          </Button>
        </>
      }
    >
      Your rating and review are removed from the course right away and cannot be restored.
    </Dialog>
  );
}
