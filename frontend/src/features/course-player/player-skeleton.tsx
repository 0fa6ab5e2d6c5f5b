import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { useQueryClient } from '@tanstack/react-query';
import { PageHead } from '#components/layout/page-head.tsx';
import { LessonText } from '#components/rich-text/lesson-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { courseQuery } from '#queries/catalog.ts';
import { ListenPlace } from './listen/listen-place.tsx';
import { ModuleContentsPlace } from './module/module-contents.tsx';
import { ModuleLayout } from './module/module-layout.tsx';
import { TextSkeleton } from './module/text-skeleton.tsx';
import { PlayerGrid } from './player-grid.tsx';

/**
 * Placeholder with the player's final layout. It is prerendered for every course: `inline/early-text.js` writes title and text of the
 * open module into the elements with `data-early`, before React runs.
 */
export function PlayerSkeleton({ courseId }: { courseId: number | undefined }) {
  // The course is delivered with its page, or known from the page before.
  const course = useQueryClient().getQueryData(courseQuery(courseId ?? 0).queryKey);
  return (
    <Box aria-busy="true">
      <PageHead title={course?.title ?? 'Course'} />
      <VisuallyHidden aria-live="polite">Loading the course</VisuallyHidden>
      <HeaderPlace />
      <PlayerGrid
        outline={
          <Stack gap="3">
            {Array.from({ length: 5 }, (_, index) => (
              <Skeleton key={index} height="12" />
            ))}
          </Stack>
        }
      >
        <ModuleLayout
          header={
            <>
              <chakra.p
                textStyle="eyebrow"
                color="fg.muted"
                minH={{ base: '2lh', md: '1lh' }}
                data-early="place"
              >
                <Skeleton as="span" display="block" height="1lh" width="50%" />
              </chakra.p>
              <chakra.h1 textStyle="h1" mt="2" data-early="title">
                <Skeleton as="span" display="block" height="1lh" width="70%" />
              </chakra.h1>
              <chakra.p textStyle="lead" color="fg.muted" mt="3" data-early="lead">
                <Skeleton as="span" display="block" height="1lh" />
              </chakra.p>
              <chakra.p
                textStyle="small"
                color="fg.muted"
                mt="3"
                _empty={{ display: 'none' }}
                data-early="change"
              />
            </>
          }
          contents={<ModuleContentsPlace />}
        >
          <ListenPlace />
          <LessonText data-early="text">
            <TextSkeleton />
          </LessonText>
        </ModuleLayout>
      </PlayerGrid>
    </Box>
  );
}

/** Takes the place of `PlayerHeader`. */
function HeaderPlace() {
  return (
    <Box bg="bg">
      <HStack
        minH="16"
        columnGap={{ base: '2', md: '5' }}
        rowGap="0"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        px={{ base: '4', md: '8' }}
        py={{ base: '1', md: '2' }}
      >
        <Box minW="9" minH="9" />
        <chakra.p textStyle="label" flex="1" minW="0" truncate data-early="heading">
          <Skeleton as="span" display="block" height="1lh" maxW="56" />
        </chakra.p>
        <Box width={{ base: '100%', md: '0' }} height="9" />
      </HStack>
      <Box height="1" bg="bg.muted" />
    </Box>
  );
}
