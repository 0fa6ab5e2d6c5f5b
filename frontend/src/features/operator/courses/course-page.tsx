import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { OperatedCourse } from '@learning/shared/contract/operators/courses';
import { COURSE_LISTINGS, type CourseListing } from '@learning/shared/domain/course';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printDateAndTime } from '#lib/print-date.ts';
import { operatedCoursesQuery } from '#queries/operator/courses.ts';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import { chakra } from '#ui/chakra/factory.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Note } from '#ui/note.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { changedSearch, type TableSearch } from '../data-table/table-search.ts';
import { OperatorPage } from '../shell/operator-page.tsx';
import { DeadLinks } from './dead-links.tsx';
import { LawReadings } from './law-readings.tsx';
import { ListingDialog } from './listing-dialog.tsx';
import { DELAY_NOTE, LISTING_WORDS } from './listing-words.ts';
import { PreviewOfModule } from './preview-of-module.tsx';

interface Props {
  courseId: string;
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
}

/** Renders `/admin/courses/…`: how a course is offered, its readings of law, and its modules as learners see them. */
export function CoursePage(props: Props) {
  const { data } = useQuery(operatedCoursesQuery);
  const course = data?.courses.find(({ id }) => String(id) === props.courseId);
  return (
    <OperatorPage
      title={course?.title ?? 'Course'}
      actions={
        <LinkButton to="/admin/courses" size="sm" variant="outline" colorPalette="neutral">
          All Courses
        </LinkButton>
      }
    >
      {() => <LoadedCourse {...props} />}
    </OperatorPage>
  );
}

function LoadedCourse({ courseId, search, onSearch }: Props) {
  const { data, error, refetch } = useQuery(operatedCoursesQuery);
  if (error && !data) {
    return (
      <ErrorState title="This course could not be loaded" onRetry={() => void refetch()}>
        {userMessageOf(error)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height="64" />;
  const course = data.courses.find(({ id }) => String(id) === courseId);
  if (!course) return <Note>There is no such course.</Note>;
  const opened = course.modules.find(({ id }) => id === search['module']);
  return (
    <Stack gap="6">
      <ListingPanel course={course} />
      <Panel as="section" aria-label="Preview">
        <chakra.h2 textStyle="h4">Preview</chakra.h2>
        <chakra.p textStyle="small" color="fg.muted" mt="1">
          A module as learners see it, with the solutions of its activities. Nothing is recorded.
        </chakra.p>
        <HStack mt="4" gap="2" flexWrap="wrap">
          {course.modules.map(({ id, title }, index) => (
            <Button
              key={id}
              size="xs"
              variant="outline"
              colorPalette="neutral"
              maxW="full"
              aria-pressed={id === opened?.id}
              whiteSpace="normal"
              height="auto"
              py="1.5"
              textAlign="start"
              onClick={() =>
                onSearch(changedSearch(search, { module: id === opened?.id ? undefined : id }))
              }
            >
              {`${index + 1}. ${title}`}
            </Button>
          ))}
        </HStack>
        {opened && <PreviewOfModule key={opened.id} moduleId={opened.id} />}
      </Panel>
      <LawReadings readings={course.lawReadings} />
      <DeadLinks links={course.deadLinks} check={data.linkCheck} />
    </Stack>
  );
}

function ListingPanel({ course }: { course: OperatedCourse }) {
  const [wanted, setWanted] = useState<CourseListing | null>(null);
  const { listing, listingChangedBy, listingChangedAt } = course;
  return (
    <Panel as="section" aria-label="State">
      <HStack gap="3" flexWrap="wrap">
        <chakra.h2 textStyle="h4">State</chakra.h2>
        <Badge colorPalette={listing === 'published' ? 'neutral' : 'signal'}>
          {LISTING_WORDS[listing].name}
        </Badge>
      </HStack>
      <chakra.p textStyle="small" mt="2">
        {LISTING_WORDS[listing].effect}
        {listingChangedBy &&
          listingChangedAt &&
          ` Changed by ${listingChangedBy} on ${printDateAndTime(listingChangedAt)}.`}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted" mt="1" maxW="3xl">
        {DELAY_NOTE}
      </chakra.p>
      <HStack mt="4" gap="3" flexWrap="wrap">
        {COURSE_LISTINGS.filter((other) => other !== listing).map((other) => (
          <Button
            key={other}
            size="sm"
            variant="outline"
            colorPalette="neutral"
            onClick={() => setWanted(other)}
          >
            {`${LISTING_WORDS[other].button} Course`}
          </Button>
        ))}
      </HStack>
      {wanted && (
        <ListingDialog
          key={wanted}
          course={course}
          listing={wanted}
          onClose={() => setWanted(null)}
        />
      )}
    </Panel>
  );
}
