import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { CourseWithChanges } from '@learning/shared/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import BookOpen from 'lucide-react/icons/book-open';
import type { ReactNode } from 'react';
import { CourseCover } from '#components/course-cover/course-cover.tsx';
import { PageContainer } from '#components/layout/page-container.tsx';
import { Badge } from '#ui/badge.ts';
import { LevelBadge } from '#ui/level-badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Note } from '#ui/note.tsx';
import { modulesQuery } from '#queries/catalog.ts';
import { CourseFactsCard } from './course-facts-card.tsx';
import { CourseTabs } from './course-tabs.tsx';
import { Rating } from './rating.tsx';

interface CourseDetailProps {
  course: CourseWithChanges;
  /** The price or enrollment, with the action to buy, enroll or continue. */
  enrollment: ReactNode;
  /** What a visitor can do before enrolling. */
  extras: ReactNode;
  reviews: ReactNode;
  /** A decision to try, if the course has one. */
  decision: ReactNode;
}

export function CourseDetail({ course, enrollment, extras, reviews, decision }: CourseDetailProps) {
  const { data: modules } = useQuery(modulesQuery(course.id));
  const freeModule = modules?.find(({ isPreview }) => isPreview);
  return (
    <PageContainer pb={{ base: '16', md: '24' }}>
      <chakra.nav aria-label="Back" pt={{ base: '4', md: '8' }} pb={{ base: '4', md: '8' }}>
        <TextLink
          to="/courses"
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH={{ base: '11', md: '8' }}
        >
          <ArrowLeft size={16} aria-hidden="true" /> All courses
        </TextLink>
      </chakra.nav>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22.5rem' }}
        // The side card spans both rows; what it adds in height belongs to the tabs, or the bar of the tabs would move.
        // On phones the card comes after the tabs, which arrive later: without their place it would show first, then move.
        gridTemplateRows={{ base: 'auto minmax(50dvh, auto)', lg: 'auto 1fr' }}
        columnGap="16"
        rowGap="10"
        alignItems="start"
      >
        <Box>
          <HStack gap="3" flexWrap="wrap">
            <LevelBadge level={course.level} />
            {course.isPopular && <Badge colorPalette="signal">Popular Choice</Badge>}
            <chakra.span color="fg.muted" textStyle="small">
              {course.duration}
            </chakra.span>
            <Rating course={course} />
          </HStack>
          <chakra.h1 textStyle="display" mt="5" tabIndex={-1}>
            {course.title}
          </chakra.h1>
          <chakra.p textStyle="lead" color="fg.muted" mt="4" maxW="2xl">
            {course.description}
          </chakra.p>
          {freeModule && (
            <Box mt="6" data-if="!enrolled">
              <span data-if="!closed=hidden">
                {' '}
                <LinkButton
                  to="/courses/$courseId/preview"
                  params={{ courseId: String(course.id) }}
                  variant="outline"
                >
                  <BookOpen aria-hidden="true" />
                  Read Module {freeModule.order} Free
                </LinkButton>
              </span>
            </Box>
          )}
          {course.contentStatus === 'outline' && <OutlineNote />}
          <Box hideFrom="lg" layerStyle="card" overflow="hidden" mt="8">
            <CourseCover course={course} />
          </Box>
        </Box>
        <Box
          gridColumn={{ lg: '2' }}
          gridRow={{ base: '3', lg: '1 / span 2' }}
          position={{ lg: 'sticky' }}
          top="6"
        >
          <CourseFactsCard course={course} enrollment={enrollment} extras={extras} />
        </Box>
        <CourseTabs course={course} reviews={reviews} decision={decision} />
      </Box>
    </PageContainer>
  );
}

/** Tells visitors that the lesson texts are not complete yet. */
function OutlineNote() {
  return (
    <Note colorPalette="signal" mt="6" maxW="2xl">
      <chakra.p fontWeight="semibold" color="signal.fg">
        Lessons in progress: the outline is complete
      </chakra.p>
      <chakra.p textStyle="small" mt="1">
        You can see every module with its contents and length. We are still writing the lessons.
      </chakra.p>
    </Note>
  );
}
