import { createFileRoute } from '@tanstack/react-router';
import { openAsDocument } from '../startup/open-document.ts';
import { teamsPage } from '@learning/content/site/teams';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '#components/layout/page-head.tsx';
import { StartTrialButton } from '#features/enrollment/components/start-trial-button.tsx';
import { TeamsPage } from '#features/marketing/components/teams/teams-page.tsx';
import { tiersQuery } from '#queries/billing.ts';
import { CatalogPage } from '../frame/catalog-page.tsx';
import { ContactButton } from '../frame/contact-button.tsx';
import { page } from './teams.page.ts';

export const Route = createFileRoute('/teams')({
  staticData: { page },
  beforeLoad: openAsDocument,
  component: TeamsRoute,
});

function TeamsRoute() {
  const { data: tiers = [] } = useQuery(tiersQuery());
  return (
    <>
      <PageHead title={teamsPage.title} description={teamsPage.intro} path="/teams" />
      <CatalogPage>
        {({ courses }) => (
          <TeamsPage
            courses={courses}
            tiers={tiers}
            offerButton={
              <ContactButton topic="team-offer" size="lg">
                {teamsPage.buttons.offer}
              </ContactButton>
            }
            trialButton={<StartTrialButton size="md" text="Start Free Trial" />}
          />
        )}
      </CatalogPage>
    </>
  );
}
