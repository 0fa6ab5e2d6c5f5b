import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Course, Module } from '@learning/shared/contract/catalog';
import { site } from '@learning/content/site';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { AccessPlaceholder } from '#components/offer/access-placeholder.tsx';
import { ClosedNote } from '#components/offer/closed-note.tsx';
import { CourseFigure } from '#components/offer/course-figure.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface ModulePreviewProps {
  course: Course;
  module: Module;
  /** The one main action of the course. */
  action: ReactNode;
}

/** Shows the free module of a course, and below it what the visitor or learner can do with the course. Source: rules/wording.md W29 */
export function ModulePreview({ course, module, action }: ModulePreviewProps) {
  return (
    <div data-course={course.id} data-title={course.title}>
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
          <chakra.h2 textStyle="h2">
            <span data-if="!action=review">Read the other {course.moduleCount - 1} modules</span>
            <span hidden data-if="action=review">
              You have completed this course
            </span>
          </chakra.h2>
          <Box mt="3" mb="6" minH="14">
            <Box data-if="!closed">
              <chakra.p textStyle="body" data-if="!signed-in">
                {site.trial.note}
              </chakra.p>
            </Box>
            <ClosedNote />
            <Box hidden data-if="signed-in">
              <CourseFigure course={course} note={course.duration} />
            </Box>
          </Box>
          <AccessPlaceholder maxW="sm" mx="auto">
            {action}
          </AccessPlaceholder>
        </PageContainer>
      </Box>
    </div>
  );
}
