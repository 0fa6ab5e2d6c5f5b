import type { Course } from '@learning/shared/contract/catalog';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { AccessChoices } from './access-choices.tsx';

interface Props {
  course: Course;
  learnerId: string;
  open: boolean;
  isEnrolling: boolean;
  onClose: () => void;
  /** The learner has access now. */
  onAccess: () => void;
}

/** Answers `payment_required` with the choices that are open to this learner (DECISIONS section 2). */
export function AccessDialog({ course, open, onClose, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={`Get access to “${course.title}”`}>
      <AccessChoices course={course} actionText="Start Trial and Enroll" {...rest} />
    </Dialog>
  );
}
