import { Box, chakra } from '@chakra-ui/react';
import { bundle } from '@learning/shared/content/tiers';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { courseQuery, coursesQuery, tiersQuery } from '../api/order-contents.ts';
import type { CheckoutItem } from '../checkout-search.ts';

/** What the item contains. When that cannot be read the sale goes on without it: name and price are the server's. */
export function OrderContents({ item }: { item: CheckoutItem }) {
  if ('pricingTierSlug' in item) return <TierContents slug={item.pricingTierSlug} />;
  if (item.courseId === bundle.productId) return <BundleContents />;
  return <CourseContents courseId={item.courseId} />;
}

function CourseContents({ courseId }: { courseId: number }) {
  const { data: course, isError } = useQuery(courseQuery(courseId));
  if (!course) return isError ? null : <ContentsSkeleton lines={3} />;
  return (
    <Contents
      lines={[
        `${course.moduleCount} modules, ${course.duration}`,
        `Level: ${course.level}`,
        'One-time payment, yours to keep',
      ]}
    />
  );
}

function BundleContents() {
  const { data: courses, isError } = useQuery(coursesQuery());
  if (!courses) return isError ? null : <ContentsSkeleton lines={bundle.courseIds.length + 1} />;
  const inside = courses.filter(({ id }) => bundle.courseIds.includes(id));
  return (
    <Contents
      lines={[
        ...inside.map(({ title, duration }) => `${title}, ${duration}`),
        'One-time payment, yours to keep',
      ]}
    />
  );
}

function TierContents({ slug }: { slug: string }) {
  const { data: tiers, isError } = useQuery(tiersQuery());
  if (!tiers) return isError ? null : <ContentsSkeleton lines={6} />;
  const tier = tiers.find((one) => one.slug === slug);
  if (!tier) return null;
  const seats = tier.maxUsers ?? 1;
  return (
    <Contents
      lines={[...tier.features, seats > 1 ? `${seats} seats, yours included` : '1 seat, for you']}
    />
  );
}

function Contents({ lines }: { lines: readonly string[] }) {
  return (
    <chakra.ul mt="3" display="grid" gap="1" color="fg.muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </chakra.ul>
  );
}

function ContentsSkeleton({ lines }: { lines: number }) {
  return (
    <Box mt="3" display="grid" gap="1" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height="6" maxW={index % 2 === 0 ? '64' : '56'} />
      ))}
    </Box>
  );
}
