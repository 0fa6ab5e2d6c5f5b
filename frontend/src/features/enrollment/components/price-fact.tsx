import { chakra } from '@chakra-ui/react';
import type { Course } from '@learning/shared/contract/catalog';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { dollars } from '../../../lib/dollars.ts';
import { useCourseOffer } from '../use-course-offer.ts';

/** The price in the bar of small screens, with the way to the checkout while the course is offered. */
export function PriceFact({ course }: { course: Course }) {
  const offer = useCourseOffer(course.id);
  return (
    <>
      <chakra.p textStyle="figure">{dollars(course.price)}</chakra.p>
      <chakra.p textStyle="fine" color="fg.muted" minH="6" display="flex" alignItems="center">
        {offer === 'open' ? (
          <TextLink to="/checkout" search={{ course: course.id }}>
            Buy this course
          </TextLink>
        ) : (
          'One-time payment'
        )}
      </chakra.p>
    </>
  );
}
