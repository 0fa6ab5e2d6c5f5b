import type { Course } from '@learning/shared/contract/catalog';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { AccessChoices } from './access-choices.tsx';

interface Props {
  course: Course;
  learnerId: string;
  open: boolean;
  isEnrolling: boolean;
  onClose: () => void;
  /** Called once the learner has access. */
  onAccess: () => void;
}

/** Shown after `payment_required`: the choices this learner has. Source: rules/access.md A15 */
export function AccessDialog({ course, open, onClose, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={`Get access to “${course.title}”`}>
      <AccessChoices course={course} actionText="Start Trial and Enroll" {...rest} />
    </Dialog>
  );
}
