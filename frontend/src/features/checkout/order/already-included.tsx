import { useQuery } from '@tanstack/react-query';
import { Note } from '#ui/note.tsx';
import { accessQuery } from '#queries/access.ts';
import { coursesQuery } from '#queries/catalog.ts';
import { purchasesQuery } from '#queries/purchases.ts';
import { tiersQuery } from '#queries/billing.ts';
import type { CheckoutItem } from '../checkout-search.ts';
import { coursesOf, includedCourses, sourcesOf, describeSources } from './included-courses.ts';

interface Props {
  learnerId: string;
  item: CheckoutItem;
}

/** Shows which part of the order a plan or seat already includes. Buying stays possible: plans end. */
export function AlreadyIncluded({ learnerId, item }: Props) {
  const isPlan = 'pricingTierSlug' in item;
  const { data: access } = useQuery(accessQuery(learnerId));
  const included = includedCourses(access);
  const hasPlan = included.size > 0;
  const { data: purchases } = useQuery({ ...purchasesQuery(learnerId), enabled: hasPlan });
  const { data: tiers } = useQuery({ ...tiersQuery(), enabled: hasPlan && isPlan });
  const { data: courses } = useQuery({ ...coursesQuery(), enabled: hasPlan && isPlan });
  const courseIds = coursesOf(item, tiers ?? [], courses ?? []);
  const includedCount = courseIds.filter((id) => included.has(id)).length;
  const sources = purchases && describeSources(purchases, sourcesOf(access, courseIds));
  if (!sources) return null;
  return (
    <Note colorPalette="neutral" textStyle="small" mt="4">
      {sources} {describeCourses(includedCount, courseIds.length, isPlan)}.
      {!isPlan && ' What you buy is yours to keep when that ends.'}
    </Note>
  );
}

function describeCourses(included: number, total: number, isPlan: boolean): string {
  if (included < total) return `${included} of these ${total} courses`;
  return isPlan || total > 1 ? 'these courses' : 'this course';
}
