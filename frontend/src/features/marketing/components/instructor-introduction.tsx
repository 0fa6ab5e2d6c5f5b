import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { type InstructorCopy, site } from '@learning/content/site';
import { instructorPage } from '@learning/content/site/instructor';
import type { ReactNode } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Button } from '#ui/button.tsx';
import { Section } from './section.tsx';

interface Props {
  person: NonNullable<InstructorCopy['person']>;
  book: ReactNode;
}

/** Introduces the person whom the operator has entered, with what they say to learners. */
export function InstructorIntroduction({ person, book }: Props) {
  const { background, biography, buttons, intro, title } = instructorPage;
  return (
    <>
      <PageContainer pb={{ base: '10', md: '16' }}>
        <PageHeader title={title} lead={intro} />
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="8" rowGap="6">
          <chakra.img
            src={person.portraitUrl}
            alt={`Portrait of ${person.name}`}
            width={160}
            height={160}
            boxSize="40"
            objectFit="cover"
            borderRadius="full"
          />
          <Box maxW="lesson">
            <chakra.p textStyle="h2">{person.name}</chakra.p>
            <chakra.p textStyle="lead">{site.instructor.role}</chakra.p>
            <chakra.p textStyle="body" mt="3">
              {person.greeting}
            </chakra.p>
            <HStack gap="3" mt="5" flexWrap="wrap">
              {book}
              {person.linkedInUrl && (
                <Button variant="outline" asChild>
                  <a href={person.linkedInUrl} target="_blank" rel="noreferrer">
                    {buttons.profile}
                  </a>
                </Button>
              )}
            </HStack>
          </Box>
        </Box>
      </PageContainer>
      <Section title={biography.title} tinted>
        {[person.biography, ...biography.paragraphs].map((paragraph) => (
          <chakra.p key={paragraph} textStyle="body" mb="4" maxW="lesson">
            {paragraph}
          </chakra.p>
        ))}
        <chakra.h3 textStyle="h4" mt="6">
          {background.title}
        </chakra.h3>
        <chakra.ul mt="2" ps="5" listStyleType="disc">
          {person.background.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </chakra.ul>
      </Section>
    </>
  );
}
