import { site } from '@learning/content/site';
import { planCard } from '@learning/content/site/plan-card';
import { useQuery } from '@tanstack/react-query';
import { createLazyFileRoute } from '@tanstack/react-router';
import { PageHead } from '#components/layout/page-head.tsx';
import { specimenCourseOf } from '#components/certificate/specimen-course.ts';
import { FeaturedCourses } from '#features/catalog/components/featured-courses.tsx';
import { StartTrialButton } from '#features/enrollment/components/start-trial-button.tsx';
import { DocumentationSeries } from '#features/marketing/components/documentation-series.tsx';
import { HomePage } from '#features/marketing/components/home-page.tsx';
import { documentationCourseIds } from '#features/marketing/documentation-courses.ts';
import { PricingTiers } from '#features/pricing/components/pricing-tiers.tsx';
import { courseQuery } from '#queries/catalog.ts';
import { ContactButton } from '../frame/contact-button.tsx';

const [BASIC_ID, ADVANCED_ID] = documentationCourseIds;

export const Route = createLazyFileRoute('/')({ component: HomeRoute });

function HomeRoute() {
  const { data: basic } = useQuery(courseQuery(BASIC_ID));
  const { data: advanced } = useQuery(courseQuery(ADVANCED_ID));
  return (
    <>
      <PageHead title={site.name} path="/" />
      <HomePage
        trialButton={<StartTrialButton size="lg" />}
        documentationSeries={
          <DocumentationSeries
            courses={[basic, advanced].filter((course) => course !== undefined)}
          />
        }
        specimen={advanced && specimenCourseOf(advanced)}
        featuredCourses={<FeaturedCourses />}
        tiers={
          <PricingTiers
            headingLevel="h3"
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
