import { useQuery } from '@tanstack/react-query';
import { Note } from '#components/ui/note.tsx';
import { accessQuery } from '#queries/access.ts';
import { coursesQuery } from '#queries/catalog.ts';
import { purchasesQuery } from '#queries/purchases.ts';
import { tiersQuery } from '#queries/billing.ts';
import type { CheckoutItem } from '../checkout-search.ts';
import { coursesOf, coursesOfPlans, openersOf, whatOpens } from './opened-courses.ts';

interface Props {
  learnerId: string;
  item: CheckoutItem;
}

/** Says which part of the order a plan or seat already includes. Buying stays possible: plans end. */
export function OpenedAlready({ learnerId, item }: Props) {
  const isPlan = 'pricingTierSlug' in item;
  const { data: access } = useQuery(accessQuery(learnerId));
  const open = coursesOfPlans(access);
  const hasPlan = open.size > 0;
  const { data: purchases } = useQuery({ ...purchasesQuery(learnerId), enabled: hasPlan });
  const { data: tiers } = useQuery({ ...tiersQuery(), enabled: hasPlan && isPlan });
  const { data: courses } = useQuery({ ...coursesQuery(), enabled: hasPlan && isPlan });
  const all = coursesOf(item, tiers ?? [], courses ?? []);
  const opened = all.filter((id) => open.has(id)).length;
  const theseOpen = purchases && whatOpens(purchases, openersOf(access, all));
  if (!theseOpen) return null;
  return (
    <Note colorPalette="neutral" textStyle="small" mt="4">
      {theseOpen} {whatOf(opened, all.length, isPlan)}.
      {!isPlan && ' What you buy is yours to keep when that ends.'}
    </Note>
  );
}

function whatOf(opened: number, all: number, isPlan: boolean): string {
  if (opened < all) return `${opened} of these ${all} courses`;
  return isPlan || all > 1 ? 'these courses' : 'this course';
}
