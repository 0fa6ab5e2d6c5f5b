import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { site } from '@learning/content/site';
import { home } from '@learning/content/site/home';
import type { ReactNode } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SampleScenario } from './sample-scenario.tsx';

export function Hero({ trialButton }: { trialButton: ReactNode }) {
  return (
    <PageContainer pt={{ base: '6', md: '14' }} pb={{ base: '8', md: '16' }}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 6fr)' }}
        columnGap="16"
        rowGap={{ base: '6', md: '12' }}
        alignItems="start"
      >
        <Box pt={{ lg: '10' }}>
          <chakra.p textStyle="eyebrow" color="accent.fg">
            {home.eyebrow}
          </chakra.p>
          <chakra.h1 textStyle="display" mt="4" tabIndex={-1}>
            {home.headline}
          </chakra.h1>
          <chakra.p textStyle="lead" color="fg.muted" mt="5" maxW="xl">
            {home.lead}
          </chakra.p>
          <HStack
            mt={{ base: '6', md: '8' }}
            gap="4"
            flexWrap="wrap"
            css={{ '& > *': { flexGrow: { base: 1, sm: 0 } } }}
          >
            {trialButton}
            <LinkButton to="/courses" variant="outline" size="lg" colorPalette="neutral">
              Browse Courses
            </LinkButton>
          </HStack>
          <chakra.p
            textStyle="small"
            color="fg.muted"
            mt="4"
            hideBelow="md"
            css={{ '.has-session &': { visibility: 'hidden' } }}
          >
            {site.trial.note}
          </chakra.p>
        </Box>
        <SampleScenario decision={home.sample} />
      </Box>
    </PageContainer>
  );
}
