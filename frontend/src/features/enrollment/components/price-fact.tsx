import { chakra } from '@chakra-ui/react';
import type { Course } from '@learning/shared/contract/catalog';
import { TextLink } from '#components/ui/text-link.tsx';
import { dollars } from '#lib/dollars.ts';
import { isForSale, type Opener } from '../course-offer.ts';
import { useOpener } from '../use-opener.ts';

/** The price in the side card. */
export function CardPrice({ course }: { course: Course }) {
  const { figure, note } = priceWords(course, useOpener(course.id));
  return (
    <>
      <chakra.p textStyle="figure" fontSize="3xl">
        {figure}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted" mb="5">
        {note}
      </chakra.p>
    </>
  );
}

/** The price in the bar of small screens, with the way to the checkout while the course is offered. */
export function PriceFact({ course }: { course: Course }) {
  const opener = useOpener(course.id);
  const { figure, note } = priceWords(course, opener);
  return (
    <>
      <chakra.p textStyle="figure">{figure}</chakra.p>
      <chakra.p textStyle="fine" color="fg.muted" minH="6" display="flex" alignItems="center">
        {opener !== 'unknown' && isForSale(opener) ? (
          <TextLink to="/checkout" search={{ course: course.id }}>
            Buy this course
          </TextLink>
        ) : (
          note
        )}
      </chakra.p>
    </>
  );
}

/** Shown instead of the price to learners who have access. */
const OPENED: Record<Opener, string> = {
  purchase: 'Yours',
  subscription: 'In your plan',
  seat: 'In your plan',
  trial: 'In your trial',
};

/** Returns the price line of a course for this visitor. Source: rules/wording.md W11 */
function priceWords(
  course: Course,
  opener: Opener | 'unknown' | undefined,
): { figure: string; note: string } {
  const price = dollars(course.price);
  if (!opener || opener === 'unknown') return { figure: price, note: 'One-time payment' };
  return {
    figure: OPENED[opener],
    note: opener === 'purchase' ? 'Lifetime access' : `${price} on its own`,
  };
}
