import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { credentialsPage } from '@learning/content/site/credentials';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { CatalogFigures } from '../catalog-figures.ts';
import { Figures } from './figures.tsx';
import { FrameworkAreas } from './framework-areas.tsx';
import { Section } from './section.tsx';
import { TitledTexts } from './titled-texts.tsx';

/** Shows what stands behind the courses: sources, standards, upkeep and certificates. */
export function CredentialsPage({ figures }: { figures: CatalogFigures }) {
  const { claims, authorities, quality, maintenance, certification, areas, disclaimer, links } =
    credentialsPage;
  const { caseStudies } = claims;
  return (
    <>
      <PageContainer pb={{ base: '10', md: '16' }}>
        <PageHeader title={credentialsPage.title} lead={credentialsPage.intro} />
        <Figures
          label={claims.title}
          items={[
            { value: figures.courses, label: claims.courses },
            ...(caseStudies.value === null
              ? []
              : [{ value: caseStudies.value, label: caseStudies.label }]),
            { value: figures.practiceHours, label: claims.practice },
            { value: figures.resources, label: claims.templates },
          ]}
        />
      </PageContainer>
      <Section title={authorities.title} intro={authorities.intro} tinted>
        <TitledTexts items={authorities.items} />
      </Section>
      <Section title={quality.title}>
        <TitledTexts items={quality.items} />
      </Section>
      <Section title={maintenance.title} tinted>
        <TitledTexts items={maintenance.items} />
      </Section>
      <Section
        title={certification.title}
        aside={
          <LinkButton to="/verify/{-$certificateId}" variant="plain">
            {links.verify}
          </LinkButton>
        }
      >
        <TitledTexts items={certification.items} />
      </Section>
      <Section title={areas.title} intro={areas.intro} tinted>
        <FrameworkAreas />
      </Section>
      <Section title={disclaimer.title}>
        {disclaimer.paragraphs.map((paragraph) => (
          <chakra.p key={paragraph} textStyle="body" mb="4" maxW="lesson">
            {paragraph}
          </chakra.p>
        ))}
        <HStack gap="3" mt="6" flexWrap="wrap">
          <LinkButton to="/courses">{links.courses}</LinkButton>
          <LinkButton to="/pricing" variant="outline">
            {links.pricing}
          </LinkButton>
        </HStack>
      </Section>
    </>
  );
}
