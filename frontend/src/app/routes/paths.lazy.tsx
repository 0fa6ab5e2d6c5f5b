import { pathsPage } from '@learning/content/site/paths';
import { useQuery } from '@tanstack/react-query';
import { createLazyFileRoute } from '@tanstack/react-router';
import { PageHead } from '#components/layout/page-head.tsx';
import { TrialOffer } from '#features/enrollment/components/trial-offer.tsx';
import { PathsPage } from '#features/marketing/components/paths/paths-page.tsx';
import { publishedPaths } from '#features/marketing/role-paths.ts';
import { tiersQuery } from '#queries/billing.ts';
import { CatalogPage } from '../frame/catalog-page.tsx';

export const Route = createLazyFileRoute('/paths')({ component: PathsRoute });

function PathsRoute() {
  const { data: tiers = [] } = useQuery(tiersQuery());
  return (
    <>
      <PageHead title={pathsPage.title} description={pathsPage.intro} path="/paths" />
      <CatalogPage>
        {({ courses }) => (
          <PathsPage
            paths={publishedPaths(courses, tiers)}
            trialButton={(size) => <TrialOffer size={size} text="Start Free Trial" />}
          />
        )}
      </CatalogPage>
    </>
  );
}
