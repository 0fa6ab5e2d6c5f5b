import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { site } from '@learning/content/site';
import { instructorPage } from '@learning/content/site/instructor';
import type { ReactNode } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Button } from '#ui/button.tsx';
import type { CatalogFigures } from '../catalog-figures.ts';
import { Figures } from './figures.tsx';
import { InstructorPortrait } from './instructor-portrait.tsx';
import { Principle } from './principle.tsx';
import { Section } from './section.tsx';
import { TitledTexts } from './titled-texts.tsx';

interface Props {
  figures: CatalogFigures;
  /** Open the contact form. */
  buttons: { book: ReactNode; schedule: ReactNode; message: ReactNode };
}

/** Shows who answers for the courses. What only a named person can say appears when the operator has entered one. */
export function InstructorPage({ figures, buttons }: Props) {
  const { biography, background, stats, expertise, philosophy, session } = instructorPage;
  const { person, role } = site.instructor;
  return (
    <>
      <PageContainer pb={{ base: '10', md: '16' }}>
        <PageHeader title={instructorPage.title} lead={instructorPage.intro} />
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="8" rowGap="6">
          <InstructorPortrait />
          <Box>
            {person && <chakra.p textStyle="h2">{person.name}</chakra.p>}
            <chakra.p textStyle={person ? 'lead' : 'h2'}>{role}</chakra.p>
            <HStack gap="3" mt="5" flexWrap="wrap">
              {buttons.book}
              {person?.linkedInUrl && (
                <Button variant="outline" asChild>
                  <a href={person.linkedInUrl} target="_blank" rel="noreferrer">
                    {instructorPage.buttons.profile}
                  </a>
                </Button>
              )}
            </HStack>
          </Box>
        </Box>
      </PageContainer>
      <Section title={biography.title} tinted>
        {[...(person ? [person.biography] : []), ...biography.paragraphs].map((paragraph) => (
          <chakra.p key={paragraph} textStyle="body" mb="4" maxW="lesson">
            {paragraph}
          </chakra.p>
        ))}
        {person && (
          <>
            <chakra.h3 textStyle="h4" mt="6">
              {background.title}
            </chakra.h3>
            <chakra.ul mt="2" ps="5" listStyleType="disc">
              {person.background.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </chakra.ul>
          </>
        )}
      </Section>
      <PageContainer py={{ base: '14', md: '20' }}>
        <Figures
          label={stats.title}
          items={[
            { value: figures.courses, label: stats.courses },
            { value: figures.hours, label: stats.hours },
            { value: figures.activities, label: stats.activities },
            { value: figures.resources, label: stats.documents },
          ]}
        />
      </PageContainer>
      <Section title={expertise.title} tinted>
        <TitledTexts items={expertise.items} />
      </Section>
      <Principle title={philosophy.title} />
      <Section title={session.title}>
        <chakra.p textStyle="body" maxW="lesson">
          {session.text}
        </chakra.p>
        <HStack gap="3" mt="6" flexWrap="wrap">
          {buttons.schedule}
          {buttons.message}
        </HStack>
      </Section>
    </>
  );
}
