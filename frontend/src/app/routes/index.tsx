import { createFileRoute } from '@tanstack/react-router';
import { openAsDocument } from '../startup/open-document.ts';
import { planCard } from '@learning/content/site/plan-card';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '#components/layout/page-head.tsx';
import { FeaturedCourses } from '#features/catalog/components/featured-courses.tsx';
import { StartTrialButton } from '#features/enrollment/components/start-trial-button.tsx';
import { TrialOffer } from '#features/enrollment/components/trial-offer.tsx';
import { DocumentationSeries } from '#features/marketing/components/documentation-series.tsx';
import { HomePage } from '#features/marketing/components/home-page.tsx';
import { documentationCourseIds } from '#features/marketing/documentation-courses.ts';
import { publishedPaths } from '#features/marketing/role-paths.ts';
import { PricingTiers } from '#features/pricing/components/pricing-tiers.tsx';
import { tiersQuery } from '#queries/billing.ts';
import {
  coursesQuery,
  modulesQuery,
  previewModuleQuery,
  sampleDocumentQuery,
} from '#queries/catalog.ts';
import { ContactButton } from '../frame/contact-button.tsx';
import { page } from './index.page.ts';

export const Route = createFileRoute('/')({
  staticData: { page },
  beforeLoad: openAsDocument,
  component: HomeRoute,
});

const [BASIC_ID, ADVANCED_ID] = documentationCourseIds;

function HomeRoute() {
  const { data: courses = [] } = useQuery(coursesQuery());
  const { data: tiers = [] } = useQuery(tiersQuery());
  const { data: modules = [] } = useQuery(modulesQuery(BASIC_ID));
  const preview = modules.find(({ isPreview }) => isPreview);
  const { data: module } = useQuery({
    ...previewModuleQuery(preview?.id ?? ''),
    enabled: Boolean(preview),
  });
  const { data: document } = useQuery(sampleDocumentQuery());
  const [basic, advanced] = [BASIC_ID, ADVANCED_ID].map((id) =>
    courses.find((course) => course.id === id),
  );
  return (
    <>
      <PageHead title="Online courses for HR professionals" path="/" />
      <HomePage
        trialButton={(size) =>
          size === 'lg' ? (
            <TrialOffer size={size} />
          ) : (
            <StartTrialButton size={size} text="Start Free Trial" />
          )
        }
        documentationSeries={
          <DocumentationSeries
            courses={[basic, advanced].filter((course) => course !== undefined)}
          />
        }
        lesson={basic && module && { course: basic, module }}
        document={document ?? undefined}
        certificateCourse={advanced}
        paths={publishedPaths(courses, tiers)}
        featuredCourses={<FeaturedCourses />}
        tiers={
          <PricingTiers
            headingLevel="h3"
            isShort
            contactSales={
              <ContactButton topic="sales" variant="outline" width="100%">
                {planCard.contactSales}
              </ContactButton>
            }
          />
        }
      />
    </>
  );
}
