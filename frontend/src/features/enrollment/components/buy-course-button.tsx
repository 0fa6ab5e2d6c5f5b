import { LinkButton } from '../../../components/ui/link-button.tsx';
import { useCourseOffer } from '../use-course-offer.ts';

/** 'Buy This Course' for those whom neither a purchase nor a plan opens it; keeps its place until that is known. */
export function BuyCourseButton({ courseId }: { courseId: number }) {
  const offer = useCourseOffer(courseId);
  if (offer === 'closed') return null;
  return (
    <LinkButton
      to="/checkout"
      search={{ course: courseId }}
      variant="outline"
      width="100%"
      css={{ marginTop: '3', visibility: offer === 'unknown' ? 'hidden' : 'visible' }}
    >
      Buy This Course
    </LinkButton>
  );
}
