import { Box, chakra, HStack } from '@chakra-ui/react';
import type { Course } from '@learning/shared/contract/catalog';
import type { Enrollment } from '@learning/shared/contract/learning';
import { LevelBadge } from '../../../components/ui/level-badge.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { type OutlineEntry, printMinutes, resumeModule } from '../course-outline.ts';

interface Props {
  course: Course;
  outline: OutlineEntry[];
  enrollment: Enrollment;
}

/** What shows while no module is selected: the course in short, and the way on. */
export function Introduction({ course, outline, enrollment }: Props) {
  const resume = resumeModule(outline, enrollment.lastModuleId);
  const minutes = outline.reduce((sum, { module }) => sum + module.durationMinutes, 0);
  const isDone = enrollment.progress === '100';
  const hasBegun = enrollment.lastModuleId !== null || enrollment.progress !== '0';
  return (
    <>
      <LevelBadge level={course.level} />
      <chakra.h1 textStyle="h1" tabIndex={-1} mt="4">
        {course.title}
      </chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" mt="4">
        {course.description}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted" mt="4" fontVariantNumeric="tabular-nums">
        {outline.length} modules · {printMinutes(minutes)} including practice
      </chakra.p>
      {resume && (
        <Box layerStyle="card" p={{ base: '5', md: '8' }} mt="10">
          <chakra.p textStyle="eyebrow" color="fg.muted">
            {isDone ? 'All modules complete' : hasBegun ? 'Next for you' : 'Where it begins'}
          </chakra.p>
          <chakra.h2 textStyle="h3" mt="2">
            {resume.title}
          </chakra.h2>
          <chakra.p color="fg.muted" mt="2">
            {resume.description}
          </chakra.p>
          <HStack mt="6" gap="4" flexWrap="wrap">
            <LinkButton
              to="/course/$courseId/play"
              params={{ courseId: String(course.id) }}
              search={{ module: resume.id }}
              size="lg"
            >
              {isDone
                ? 'Read It Again'
                : hasBegun
                  ? 'Continue where you left'
                  : 'Start the First Module'}
            </LinkButton>
            <chakra.span textStyle="small" color="fg.muted">
              {resume.duration}
            </chakra.span>
          </HStack>
        </Box>
      )}
    </>
  );
}
