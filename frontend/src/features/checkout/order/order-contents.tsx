import { bundle, TRIAL_FEATURE } from '@learning/content/tiers';
import { useQuery } from '@tanstack/react-query';
import { courseQuery } from '#queries/catalog.ts';
import { tiersQuery } from '#queries/billing.ts';
import type { CheckoutItem } from '../checkout-search.ts';
import { BundleContents } from './bundle-contents.tsx';
import { ContentsList, ContentsSkeleton } from './contents-list.tsx';

interface Props {
  learnerId: string;
  item: CheckoutItem;
}

/** Lists the contents of the order. If they cannot be loaded, checkout continues: name and price come with the payment. */
export function OrderContents({ learnerId, item }: Props) {
  if ('pricingTierSlug' in item) return <TierContents slug={item.pricingTierSlug} />;
  if (item.courseId === bundle.productId) return <BundleContents learnerId={learnerId} />;
  return <CourseContents courseId={item.courseId} />;
}

function CourseContents({ courseId }: { courseId: number }) {
  const { data: course, isError } = useQuery(courseQuery(courseId));
  if (!course) return isError ? null : <ContentsSkeleton lines={2} />;
  return (
    <ContentsList>
      <li>
        {course.moduleCount} modules, {course.duration}
      </li>
      <li>Level: {course.level}</li>
    </ContentsList>
  );
}

function TierContents({ slug }: { slug: string }) {
  const { data: tiers, isError } = useQuery(tiersQuery());
  if (!tiers) return isError ? null : <ContentsSkeleton lines={4} />;
  const tier = tiers.find((candidate) => candidate.slug === slug);
  if (!tier) return null;
  return (
    <ContentsList>
      {tier.features
        .filter((feature) => feature !== TRIAL_FEATURE)
        .map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
    </ContentsList>
  );
}
