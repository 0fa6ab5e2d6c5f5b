import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { pathsPage } from '@learning/content/site/paths';
import type { Course } from '@learning/shared/contract/catalog';
import type { ReactNode } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { TrialBar } from '#components/layout/trial-bar.tsx';
import { CourseActions } from '#components/offer/course-actions.tsx';
import { CourseFigure } from '#components/offer/course-figure.tsx';
import { LevelBadge } from '#ui/level-badge.tsx';
import { LineLink } from '#ui/text-link.tsx';
import { dollars } from '#lib/dollars.ts';
import { pathFigures } from '#lib/path-figures.ts';
import { pathIds, type PublishedPath } from '../../role-paths.ts';
import { ClosingCall } from '../closing-call.tsx';

interface Props {
  paths: readonly PublishedPath[];
  trialButton: (size: 'lg' | 'md') => ReactNode;
}

/** Renders `/paths`: for each role its courses in order, with hours and price. */
export function PathsPage({ paths, trialButton }: Props) {
  return (
    <>
      <PageContainer pb={{ base: '14', md: '24' }}>
        <PageHeader title={pathsPage.title} lead={pathsPage.intro} />
        <chakra.nav aria-label="Paths" mb={{ base: '10', md: '14' }}>
          <HStack as="ul" gap="2" flexWrap="wrap">
            {paths.map(({ id, title }) => (
              <li key={id}>
                <chakra.a
                  href={`#${id}`}
                  display="inline-flex"
                  alignItems="center"
                  minH="11"
                  px="4"
                  borderWidth="1px"
                  borderRadius="full"
                  textStyle="label"
                  _hover={{ borderColor: 'accent.solid' }}
                >
                  {title}
                </chakra.a>
              </li>
            ))}
          </HStack>
        </chakra.nav>
        <Box display="grid" gap={{ base: '14', md: '20' }}>
          {paths.map((path) => (
            <PathSection key={path.id} path={path} />
          ))}
        </Box>
      </PageContainer>
      <ClosingCall {...pathsPage.closing} buttons={trialButton('lg')} />
      <TrialBar>{trialButton('md')}</TrialBar>
    </>
  );
}

function PathSection({ path }: { path: PublishedPath }) {
  const { id, title, text, courses, plan } = path;
  return (
    <chakra.section
      id={id}
      aria-labelledby={`${id}-title`}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
      columnGap="16"
      rowGap="6"
    >
      <Box>
        <chakra.h2 id={`${id}-title`} textStyle="h1">
          {title}
        </chakra.h2>
        <chakra.p textStyle="body" color="fg.muted" mt="3">
          {text}
        </chakra.p>
        <chakra.p
          data-path={pathIds(path)}
          mt="4"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
        >
          <span data-text="path-figures">{pathFigures(courses)}</span>
        </chakra.p>
        {plan && (
          <chakra.p textStyle="small" color="fg.muted" mt="1">
            <LineLink to="/pricing">{pathsPage.inPlan(plan.name, dollars(plan.price!))}</LineLink>
          </chakra.p>
        )}
      </Box>
      <chakra.ol
        data-path-courses=""
        counterReset="place"
        css={{
          '& li:has([data-if="action=continue"]:not([hidden])) ~ li [data-here]': {
            display: 'none',
          },
        }}
      >
        {courses.map((course) => (
          <PathCourse key={course.id} course={course} />
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

function PathCourse({ course }: { course: Course }) {
  return (
    <chakra.li
      data-course={course.id}
      data-title={course.title}
      counterIncrement="place"
      position="relative"
      py="5"
      display="grid"
      gridTemplateColumns={{
        base: '2rem minmax(0, 1fr)',
        sm: '2.5rem minmax(0, 1fr) auto',
      }}
      columnGap="4"
      rowGap="3"
      css={{
        // The line from station to station.
        '&::before': {
          content: '""',
          position: 'absolute',
          top: '0',
          bottom: '0',
          insetInlineStart: '0.9375rem',
          borderInlineStartWidth: '2px',
          borderColor: 'border.emphasized',
        },
        '&:first-child::before': { top: '5' },
        '&:last-child::before': { bottom: 'auto', height: '5' },
        '&:has([data-if="action=review"]:not([hidden]))': {
          '&::before': { borderColor: 'accent.solid' },
          '& > [data-station]': {
            bg: 'accent.solid',
            borderColor: 'accent.solid',
            color: 'accent.contrast',
          },
        },
        '&:has([data-if="action=continue"]:not([hidden])) > [data-station]': {
          borderColor: 'accent.solid',
          boxShadow: '0 0 0 4px {colors.accent.muted}',
        },
      }}
    >
      <chakra.span
        data-station=""
        aria-hidden="true"
        position="relative"
        display="grid"
        placeItems="center"
        boxSize="8"
        bg="bg"
        borderWidth="2px"
        borderColor="border.emphasized"
        borderRadius="full"
        textStyle="label"
        _before={{ content: 'counter(place)' }}
      />
      <Box>
        <chakra.h3 textStyle="h4">
          <LineLink
            to="/courses/$courseId"
            params={{ courseId: String(course.id) }}
            color="inherit"
          >
            {course.title}
          </LineLink>
        </chakra.h3>
        <chakra.p color="fg.muted" mt="1" mb="3" hideBelow="sm">
          {course.description}
        </chakra.p>
        <Box mt={{ base: '2', sm: '0' }} display="flex" gap="2" alignItems="center" flexWrap="wrap">
          <LevelBadge level={course.level} />
          <chakra.span
            data-here=""
            hidden
            data-if="action=continue"
            textStyle="label"
            color="accent.fg"
          >
            You are here
          </chakra.span>
        </Box>
      </Box>
      <Box
        gridColumn={{ base: '2', sm: 'auto' }}
        display="flex"
        flexDirection={{ base: 'row', sm: 'column' }}
        alignItems={{ base: 'center', sm: 'flex-end' }}
        textAlign={{ sm: 'end' }}
        gap="3"
        minW="28"
      >
        <CourseFigure course={course} note={course.duration} />
        <CourseActions course={course} />
      </Box>
    </chakra.li>
  );
}
