import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { site } from '@learning/content/site';
import { instructorPage } from '@learning/content/site/instructor';
import type { Resource } from '@learning/shared/contract/catalog';
import type { ReactNode } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import type { CatalogFigures } from '../catalog-figures.ts';
import { documentSample } from '../excerpts/document-sample.ts';
import { Figures } from './figures.tsx';
import { SampleDocument } from './home/sample-document.tsx';
import { InstructorIntroduction } from './instructor-introduction.tsx';
import { Principle } from './principle.tsx';
import { Section } from './section.tsx';
import { TitledTexts } from './titled-texts.tsx';

interface Props {
  figures: CatalogFigures;
  /** A real template; shown while the operator has entered no person. */
  document: Resource | undefined;
  /** Open the contact form. */
  buttons: { book: ReactNode; schedule: ReactNode; message: ReactNode };
}

/** Shows who answers for the courses or, until the operator has entered a person, how they are written. Source: rules/wording.md W3 */
export function InstructorPage({ figures, document, buttons }: Props) {
  const { stats, expertise, philosophy, session } = instructorPage;
  const { person } = site.instructor;
  return (
    <>
      {person ? (
        <InstructorIntroduction person={person} book={buttons.book} />
      ) : (
        <MethodIntroduction document={document} book={buttons.book} />
      )}
      <PageContainer py={{ base: '10', md: '20' }}>
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

/** Begins with the method and a document that comes of it. */
function MethodIntroduction({ document, book }: Pick<Props, 'document'> & { book: ReactNode }) {
  const { biography, method } = instructorPage;
  const sample = document && documentSample(document);
  return (
    <>
      <PageContainer pb={{ base: '8', md: '16' }}>
        <PageHeader title={method.title} lead={method.intro} />
        <Box maxW="lesson">
          {[...biography.paragraphs, method.author].map((paragraph) => (
            <chakra.p key={paragraph} textStyle="body" mb="4">
              {paragraph}
            </chakra.p>
          ))}
        </Box>
        <Box mt="6">{book}</Box>
      </PageContainer>
      {sample && (
        <Section title={method.sample.title} intro={method.sample.intro} layout="wide" tinted>
          <SampleDocument sample={sample} />
        </Section>
      )}
    </>
  );
}
