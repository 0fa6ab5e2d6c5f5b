import { createFileRoute } from '@tanstack/react-router';
import { openAsDocument } from '../startup/open-document.ts';
import { planCard } from '@learning/content/site/plan-card';
import { pricingPage } from '@learning/content/site/pricing';
import { PageHead } from '#components/layout/page-head.tsx';
import { TrialOffer } from '#features/enrollment/components/trial-offer.tsx';
import { PricingPage } from '#features/marketing/components/pricing-page.tsx';
import { PricingTiers } from '#features/pricing/components/pricing-tiers.tsx';
import { ContactButton } from '../frame/contact-button.tsx';
import { page } from './pricing.page.ts';

export const Route = createFileRoute('/pricing')({
  staticData: { page },
  beforeLoad: openAsDocument,
  component: PricingRoute,
});

function PricingRoute() {
  const { buttons } = pricingPage.closing;
  return (
    <>
      <PageHead title="Pricing" description={pricingPage.intro} path="/pricing" />
      <PricingPage
        tiers={
          <PricingTiers
            hasIntervals
            headingLevel="h2"
            contactSales={
              <ContactButton topic="sales" variant="outline" width="100%">
                {planCard.contactSales}
              </ContactButton>
            }
          />
        }
        trialButton={(size) => <TrialOffer size={size} text={buttons.trial} />}
        contactButtons={
          <>
            <ContactButton topic="sales" variant="outline" colorPalette="neutral" size="lg">
              {buttons.sales}
            </ContactButton>
            <ContactButton topic="consultation" variant="outline" colorPalette="neutral" size="lg">
              {buttons.consultation}
            </ContactButton>
          </>
        }
      />
    </>
  );
}
