import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { home } from '@learning/content/site/home';
import { pricingPage } from '@learning/content/site/pricing';
import type { ReactNode } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { TrialBar } from '#components/layout/trial-bar.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Comparison } from './comparison.tsx';
import { PlanFeatures } from './plan-features.tsx';
import { Questions } from './questions.tsx';
import { Section } from './section.tsx';
import { TitledTexts } from './titled-texts.tsx';

interface Props {
  /** The monthly plans. */
  tiers: ReactNode;
  trialButton: (size: 'lg' | 'md') => ReactNode;
  /** 'Contact Sales' and 'Schedule a Consultation'. */
  contactButtons: ReactNode;
}

/** Renders `/pricing`. */
export function PricingPage({ tiers, trialButton, contactButtons }: Props) {
  const { features, certification, questions, closing } = pricingPage;
  const { comparison } = home;
  return (
    <>
      <PageContainer pt={{ base: '8', md: '20' }} pb={{ base: '10', md: '24' }}>
        <Box maxW="3xl" mb={{ base: '6', md: '12' }}>
          <chakra.h1 textStyle="display" tabIndex={-1}>
            {pricingPage.title}
          </chakra.h1>
          <chakra.p textStyle="lead" color="fg.muted" mt="4">
            {pricingPage.intro}
          </chakra.p>
        </Box>
        {tiers}
      </PageContainer>
      <Section title={features.title} intro={features.intro} layout="wide" tinted>
        <PlanFeatures />
      </Section>
      <Section title={comparison.title} intro={comparison.intro} layout="wide">
        <Comparison comparison={comparison} />
      </Section>
      <Section title={certification.title} intro={certification.intro} tinted>
        <TitledTexts items={certification.items} />
        <chakra.p textStyle="small" color="fg.muted" mt="5">
          {certification.note}
        </chakra.p>
      </Section>
      <Section title={questions.title}>
        <Questions items={questions.items} />
      </Section>
      <ClosingCall
        title={closing.title}
        text={closing.text}
        buttons={
          <>
            {trialButton('lg')}
            {contactButtons}
          </>
        }
      />
      <TrialBar>{trialButton('md')}</TrialBar>
    </>
  );
}
