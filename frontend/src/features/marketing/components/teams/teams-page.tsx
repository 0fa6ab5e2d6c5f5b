import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { teamsPage } from '@learning/content/site/teams';
import type { PricingTier } from '@learning/shared/contract/billing';
import type { Course } from '@learning/shared/contract/catalog';
import Check from 'lucide-react/icons/check';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { TrialBar } from '#components/layout/trial-bar.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { OutsideLink, TextLink } from '#ui/text-link.tsx';
import { TEAMS_FILE } from '../../teams-file.ts';
import { ClosingCall } from '../closing-call.tsx';
import { PracticeSteps } from '../practice-steps.tsx';
import { Questions } from '../questions.tsx';
import { Section } from '../section.tsx';
import { TitledTexts } from '../titled-texts.tsx';
import { SeatPrices } from './seat-prices.tsx';
import { TeamPicture } from './team-picture.tsx';

interface Props {
  courses: readonly Course[];
  tiers: readonly PricingTier[];
  /** Opens the form for an offer. */
  offerButton: ReactNode;
  trialButton: ReactNode;
}

const { buttons, view, seats, security, payment, questions, closing } = teamsPage;

/** Renders `/teams`, for the person who buys for a team. Source: rules/wording.md W30 */
export function TeamsPage({ courses, tiers, offerButton, trialButton }: Props) {
  return (
    <>
      <PageContainer pt={{ base: '8', md: '20' }} pb={{ base: '10', md: '20' }}>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 6fr)' }}
          columnGap="16"
          rowGap="10"
          alignItems="center"
        >
          <Box>
            <chakra.p textStyle="eyebrow" color="accent.fg">
              {teamsPage.title}
            </chakra.p>
            <chakra.h1 textStyle="display" mt="4" tabIndex={-1}>
              {teamsPage.headline}
            </chakra.h1>
            <chakra.p textStyle="lead" color="fg.muted" mt="5" maxW="xl">
              {teamsPage.intro}
            </chakra.p>
            <HStack mt="8" gap="4" flexWrap="wrap">
              {offerButton}
              <LinkButton to="/pricing" variant="outline" size="lg" colorPalette="neutral">
                {buttons.plans}
              </LinkButton>
            </HStack>
            <FileLink />
          </Box>
          <TeamPicture courses={courses} />
        </Box>
      </PageContainer>
      <Section title={view.title} intro={view.intro} tinted>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
          columnGap="12"
          rowGap="8"
        >
          <Points {...view.sees} isShown />
          <Points {...view.hidden} isShown={false} />
        </Box>
      </Section>
      <Section title={seats.title} intro={seats.intro} layout="wide">
        <PracticeSteps steps={seats.steps} />
        <SeatPrices tiers={tiers} />
      </Section>
      <Section title={security.title} intro={security.intro} tinted>
        <TitledTexts items={security.items} />
        <HStack gap="6" mt="5" flexWrap="wrap">
          <TextLink to="/privacy">{security.links.privacy}</TextLink>
          <TextLink to="/terms">{security.links.terms}</TextLink>
          <TextLink to="/cookies">{security.links.cookies}</TextLink>
        </HStack>
      </Section>
      <Section title={payment.title} intro={payment.intro}>
        <TitledTexts items={payment.items} />
        <FileLink />
      </Section>
      <Section title={questions.title} tinted>
        <Questions items={questions.items} />
      </Section>
      <ClosingCall {...closing} note="" buttons={offerButton} />
      <TrialBar>{trialButton}</TrialBar>
    </>
  );
}

/** The document to forward, which is made when the site is built (`teams-pdf.ts`). */
function FileLink() {
  return (
    <chakra.p mt="6" display="flex" gap="2" alignItems="center">
      <chakra.span color="accent.fg" flexShrink="0">
        <FileText size={18} aria-hidden="true" />
      </chakra.span>
      <OutsideLink
        href={TEAMS_FILE}
        download
        display="inline-flex"
        alignItems="center"
        minH={{ base: '11', md: '0' }}
      >
        {buttons.file}
      </OutsideLink>
    </chakra.p>
  );
}

interface PointsProps {
  title: string;
  items: readonly string[];
  isShown: boolean;
}

function Points({ title, items, isShown }: PointsProps) {
  const Icon = isShown ? Check : X;
  return (
    <div>
      <chakra.h3 textStyle="h4">{title}</chakra.h3>
      <chakra.ul mt="3" display="grid" gap="2.5">
        {items.map((item) => (
          <chakra.li key={item} display="flex" gap="3">
            <chakra.span color={isShown ? 'accent.fg' : 'fg.muted'} mt="0.5" flexShrink="0">
              <Icon size={18} aria-hidden="true" />
            </chakra.span>
            {item}
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  );
}
