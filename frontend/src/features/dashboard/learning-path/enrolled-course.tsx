import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { CourseCover } from '#components/course-cover/course-cover.tsx';
import { LevelBadge } from '#ui/level-badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { courseOffer } from '#queries/course-offer.ts';

interface Props extends Pick<Dashboard, 'access'> {
  entry: Dashboard['courses'][number];
}

/** Shows one enrolled course: cover, title, level, progress, and its next step. Source: rules/wording.md W13, W29 */
export function EnrolledCourse({ entry, access }: Props) {
  const { course, enrollment } = entry;
  const { action } = courseOffer(course.id, enrollment, access);
  const isDone = action === 'review';
  const hasEnded = action === 'regain';
  return (
    <chakra.li
      layerStyle="card"
      overflow="hidden"
      display="grid"
      gridTemplateColumns={{
        base: '4.5rem minmax(0, 1fr)',
        sm: '7rem minmax(0, 1fr)',
        md: '12rem minmax(0, 1fr) 11.5rem',
      }}
      alignItems="center"
      columnGap={{ base: '4', md: '6' }}
    >
      <Box
        alignSelf="stretch"
        overflow="hidden"
        css={{ '& > *': { height: '100%', objectFit: 'cover' } }}
      >
        <CourseCover course={course} />
      </Box>
      <Box py="5" pe={{ base: '5', md: '0' }}>
        <LevelBadge level={course.level} />
        <chakra.h3 textStyle="h4" mt="2">
          {course.title}
        </chakra.h3>
        <HStack mt="3" gap="3">
          <ProgressBar
            percent={Number(enrollment.progress)}
            label={`Progress in ${course.title}`}
            flex="1"
            {...(isDone ? { colorPalette: 'success' } : {})}
          />
          <chakra.span textStyle="small" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {enrollment.progress}%
          </chakra.span>
        </HStack>
        {hasEnded && (
          <chakra.p textStyle="small" color="fg.muted" mt="1">
            Your access has ended. Your progress is saved.
          </chakra.p>
        )}
      </Box>
      <Box
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        borderTopWidth={{ base: '1px', md: '0' }}
        px={{ base: '5', md: '6' }}
        py={{ base: '4', md: '0' }}
      >
        <LinkButton
          to="/course/$courseId/play"
          params={{ courseId: String(course.id) }}
          variant={isDone || hasEnded ? 'outline' : 'solid'}
          width="100%"
        >
          <span>
            {isDone ? 'Review' : hasEnded ? 'Get Access Back' : 'Continue'}
            <VisuallyHidden as="span"> {course.title}</VisuallyHidden>
          </span>
        </LinkButton>
      </Box>
    </chakra.li>
  );
}
