import type { PurchaseItem } from '@learning/shared/contract/purchases';
import { TextLink } from '#components/ui/text-link.tsx';
import { courseOf } from '../purchase-words.ts';

interface Props {
  item: PurchaseItem;
  /** Whether the purchase opens its courses now. */
  isOpen: boolean;
}

/** The course that an item opens now; leads there while it is open. */
export function CourseTitle({ item, isOpen }: Props) {
  const { courseId, title } = courseOf(item);
  if (!isOpen) return title;
  return (
    <TextLink to="/course/$courseId" params={{ courseId: String(courseId) }}>
      {title}
    </TextLink>
  );
}
