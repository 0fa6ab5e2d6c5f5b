import { createFileRoute } from '@tanstack/react-router';
import { openAsDocument } from '../startup/open-document.ts';
import { pathsPage } from '@learning/content/site/paths';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '#components/layout/page-head.tsx';
import { TrialOffer } from '#features/enrollment/components/trial-offer.tsx';
import { PathsPage } from '#features/marketing/components/paths/paths-page.tsx';
import { publishedPaths } from '#features/marketing/role-paths.ts';
import { tiersQuery } from '#queries/billing.ts';
import { CatalogPage } from '../frame/catalog-page.tsx';
import { page } from './paths.page.ts';

export const Route = createFileRoute('/paths')({
  staticData: { page },
  beforeLoad: openAsDocument,
  component: PathsRoute,
});

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
