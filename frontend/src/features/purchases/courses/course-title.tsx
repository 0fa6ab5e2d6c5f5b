import type { PurchaseItem } from '@learning/shared/contract/purchases';
import { TextLink } from '#ui/text-link.tsx';
import { courseOf } from '../purchase-words.ts';

interface Props {
  item: PurchaseItem;
  /** Whether the purchase grants access now. */
  hasAccess: boolean;
}

/** Shows the course that an item grants, linked while the learner has access. */
export function CourseTitle({ item, hasAccess }: Props) {
  const { courseId, title } = courseOf(item);
  if (!hasAccess) return title;
  return (
    <TextLink to="/course/$courseId" params={{ courseId: String(courseId) }}>
      {title}
    </TextLink>
  );
}
