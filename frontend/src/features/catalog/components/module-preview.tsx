import { Box, chakra } from '@chakra-ui/react';
import type { Course, Module } from '@learning/shared/contract/catalog';
import { site } from '@learning/content/site';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { TextLink } from '#components/ui/text-link.tsx';

interface ModulePreviewProps {
  course: Course;
  module: Module;
  /** The button that starts the trial. */
  trialButton: ReactNode;
}

export function ModulePreview({ course, module, trialButton }: ModulePreviewProps) {
  return (
    <>
      <PageContainer pb={{ base: '12', md: '20' }}>
        <chakra.nav aria-label="Back" py={{ base: '4', md: '8' }}>
          <TextLink
            to="/courses/$courseId"
            params={{ courseId: String(course.id) }}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minH="8"
          >
            <ArrowLeft size={16} aria-hidden="true" /> {course.title}
          </TextLink>
        </chakra.nav>
        <chakra.article maxW="lesson" mx="auto">
          <chakra.p textStyle="eyebrow" color="fg.muted">
            Free preview · Module {module.order} of {course.moduleCount} · {module.duration}
          </chakra.p>
          <chakra.h1 textStyle="display" mt="3" mb="10" tabIndex={-1}>
            {module.title}
          </chakra.h1>
          <RichText body={module.body} />
        </chakra.article>
      </PageContainer>
      <Box bg="accent.subtle" borderTopWidth="1px" borderColor="accent.muted">
        <PageContainer py={{ base: '12', md: '16' }} maxW="4xl" textAlign="center">
          <chakra.h2 textStyle="h2">Read the other {course.moduleCount - 1} modules</chakra.h2>
          <chakra.p textStyle="body" mt="3" mb="6">
            {site.trial.note}
          </chakra.p>
          {trialButton}
        </PageContainer>
      </Box>
    </>
  );
}
