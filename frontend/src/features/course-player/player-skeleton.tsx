import { useQueryClient } from '@tanstack/react-query';
import { PageHead } from '#components/layout/page-head.tsx';
import { courseQuery, modulesQuery } from '#queries/catalog.ts';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { ListenPlace } from './listen/listen-place.tsx';
import { CourseHeader } from './module/course-header.tsx';
import { ModuleContentsPlace } from './module/module-contents.tsx';
import { ModuleHeader } from './module/module-header.tsx';
import { LessonColumn, ModuleLayout } from './module/module-layout.tsx';
import { TextSkeleton } from './module/text-skeleton.tsx';
import { PlayerGrid } from './player-grid.tsx';

interface Props {
  courseId: number | undefined;
  /** The module in the address. */
  moduleId: string | undefined;
}

/**
 * Shows the player's final layout while it loads, with what everyone may read of the course in its place. It is prerendered for every
 * course and module; in the app, both may be known from the page before.
 */
export function PlayerSkeleton({ courseId = 0, moduleId }: Props) {
  const queryClient = useQueryClient();
  const course = queryClient.getQueryData(courseQuery(courseId).queryKey);
  const modules = queryClient.getQueryData(modulesQuery(courseId).queryKey);
  const module = modules?.find(({ id }) => id === moduleId);
  const title = module?.title ?? course?.title;
  return (
    <Box aria-busy="true" data-first-screen="">
      <PageHead title={course?.title ?? 'Course'} />
      <VisuallyHidden aria-live="polite">Loading the course</VisuallyHidden>
      <HeaderPlace title={title} />
      <PlayerGrid
        outline={
          <Stack gap="3">
            {Array.from({ length: 5 }, (_, index) => (
              <Skeleton key={index} height="12" />
            ))}
          </Stack>
        }
      >
        {course && moduleId === undefined ? (
          <LessonColumn>
            <CourseHeader course={course} />
            <Box mt="4">
              <TextSkeleton />
            </Box>
          </LessonColumn>
        ) : (
          <ModuleLayout
            header={
              course && module && modules ? (
                <ModuleHeader course={course} module={module} moduleCount={modules.length} />
              ) : (
                <ModuleHeaderPlace />
              )
            }
            contents={<ModuleContentsPlace />}
          >
            <ListenPlace />
            {/* `app/startup/first-text.tsx` replaces it, or for an activity the whole screen. */}
            <div data-first-text="">
              <TextSkeleton />
            </div>
          </ModuleLayout>
        )}
      </PlayerGrid>
    </Box>
  );
}

/** Takes the place of `ModuleHeader` where the module is not known. */
function ModuleHeaderPlace() {
  return (
    <>
      <HStack textStyle="eyebrow" minH="11">
        <Skeleton height="1lh" width="50%" />
      </HStack>
      <chakra.p textStyle="h1" mt="3">
        <Skeleton as="span" display="block" height="1lh" width="70%" />
      </chakra.p>
      <chakra.p textStyle="lead" mt="3">
        <Skeleton as="span" display="block" height="1lh" />
      </chakra.p>
    </>
  );
}

/** Takes the place of `PlayerHeader`. */
function HeaderPlace({ title }: { title: string | undefined }) {
  return (
    <Box bg="bg">
      <HStack
        minH={{ base: '12', md: '16' }}
        columnGap={{ base: '1', md: '5' }}
        px={{ base: '3', md: '8' }}
        py={{ base: '0', md: '2' }}
      >
        <Box minW="11" minH="11" />
        <chakra.p textStyle="label" flex="1" minW="0" truncate>
          {title ?? <Skeleton as="span" display="block" height="1lh" maxW="56" />}
        </chakra.p>
      </HStack>
      <Box height="1" bg="bg.muted" />
    </Box>
  );
}
