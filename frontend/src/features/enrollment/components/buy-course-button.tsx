import { LinkButton } from '#components/ui/link-button.tsx';
import { isForSale } from '../course-offer.ts';
import { useOpener } from '../use-opener.ts';

/** 'Buy This Course' for those to whom neither a purchase nor a plan opens it; keeps its place until that is known. */
export function BuyCourseButton({ courseId }: { courseId: number }) {
  const opener = useOpener(courseId);
  const isUnknown = opener === 'unknown';
  if (!isUnknown && !isForSale(opener)) return null;
  return (
    <LinkButton
      to="/checkout"
      search={{ course: courseId }}
      variant="outline"
      width="100%"
      css={{ marginTop: '3', visibility: isUnknown ? 'hidden' : 'visible' }}
    >
      Buy This Course
    </LinkButton>
  );
}
