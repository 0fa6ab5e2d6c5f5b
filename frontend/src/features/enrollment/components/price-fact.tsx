import { chakra } from '@chakra-ui/react';
import type { Course } from '@learning/shared/contract/catalog';
import { TextLink } from '#components/ui/text-link.tsx';
import { dollars } from '#lib/dollars.ts';
import { isForSale, type AccessSource } from '#queries/course-offer.ts';
import { useAccessSource } from '#queries/use-access-source.ts';

/** Shows the price in the side card. */
export function CardPrice({ course }: { course: Course }) {
  const { figure, note } = priceTexts(course, useAccessSource(course.id));
  return (
    <>
      <chakra.p textStyle="figure" fontSize="3xl">
        {figure}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        {note}
      </chakra.p>
    </>
  );
}

/** Shows the price in the bar of small screens, with a link to the checkout while the course is for sale. */
export function PriceFact({ course }: { course: Course }) {
  const source = useAccessSource(course.id);
  const { figure, note } = priceTexts(course, source);
  return (
    <>
      <chakra.p textStyle="figure">{figure}</chakra.p>
      <chakra.p textStyle="fine" color="fg.muted" minH="6" display="flex" alignItems="center">
        {source !== 'unknown' && isForSale(source) ? (
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

/** Labels that replace the price for learners with access. */
const ACCESS_LABELS: Record<AccessSource, string> = {
  purchase: 'Yours',
  subscription: 'In your plan',
  seat: 'In your plan',
  trial: 'In your trial',
};

/** Returns the price line of a course for this visitor. Source: rules/wording.md W11 */
function priceTexts(
  course: Course,
  source: AccessSource | 'unknown' | undefined,
): { figure: string; note: string } {
  const price = dollars(course.price);
  if (!source || source === 'unknown') return { figure: price, note: 'One-time payment' };
  return {
    figure: ACCESS_LABELS[source],
    note: source === 'purchase' ? 'Lifetime access' : `${price} on its own`,
  };
}
