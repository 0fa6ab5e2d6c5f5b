import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { CourseCover } from '#components/course-cover/course-cover.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

interface Props {
  entry: Dashboard['courses'][number];
  /** The access to the course has ended. @default false */
  hasEnded?: boolean;
}

/** Shows the course to continue, with its next module, or the way back to one whose access has ended. Source: rules/wording.md W29 */
export function ContinueCard({ entry, hasEnded = false }: Props) {
  const { course, enrollment, nextModule, completedModules, moduleCount } = entry;
  const hasStarted = enrollment.progress !== '0' || enrollment.lastModuleId !== null;
  return (
    <Box
      as="section"
      aria-labelledby="continue"
      layerStyle="card"
      overflow="hidden"
      display="grid"
      // On a phone, what to press is on the first screen.
      gridTemplateColumns={{ base: '4.5rem minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' }}
    >
      <Box
        borderInlineEndWidth="1px"
        overflow="hidden"
        css={{ '& > *': { height: '100%', objectFit: 'cover' } }}
      >
        <CourseCover course={course} />
      </Box>
      <Box p={{ base: '5', md: '8' }}>
        <chakra.p textStyle="eyebrow" color="fg.muted">
          {hasEnded
            ? 'Your access has ended'
            : hasStarted
              ? 'Continue where you left off'
              : 'Ready to begin'}
        </chakra.p>
        <chakra.h2 id="continue" textStyle="h3" mt="1.5">
          {course.title}
        </chakra.h2>
        {hasEnded && (
          <chakra.p color="fg.muted" mt="1.5">
            Your progress and notes are saved.
          </chakra.p>
        )}
        {nextModule && !hasEnded && (
          <chakra.p color="fg.muted" mt="1.5">
            Next: {nextModule.title}
          </chakra.p>
        )}
        <HStack mt="5" gap="4">
          <ProgressBar
            percent={Number(enrollment.progress)}
            label={`Progress in ${course.title}`}
            flex="1"
          />
          <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {enrollment.progress}%
          </chakra.span>
        </HStack>
        <HStack mt="5" gap="4" flexWrap="wrap">
          <LinkButton
            to="/course/$courseId/play"
            params={{ courseId: String(course.id) }}
            search={nextModule && !hasEnded ? { module: nextModule.id } : {}}
          >
            {hasEnded ? 'Get Access Back' : hasStarted ? 'Continue' : 'Start the First Module'}
          </LinkButton>
          <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
            {completedModules} of {moduleCount} modules complete
          </chakra.span>
        </HStack>
      </Box>
    </Box>
  );
}
