import { Box, chakra, HStack } from '@chakra-ui/react';
import type { Course } from '@learning/shared/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { coursesQuery } from '#queries/catalog.ts';
import { type CourseFilter, filterCourses, NO_FILTER } from '../course-filter.ts';
import { CourseCard } from './course-card.tsx';
import { CourseFilters } from './course-filters.tsx';
import { CourseCardSkeletons, CourseGrid } from './course-grid.tsx';

const PAGE_SIZE = 9;

interface CourseCatalogProps {
  filter: CourseFilter;
  onFilterChange: (filter: CourseFilter) => void;
}

export function CourseCatalog({ filter, onFilterChange }: CourseCatalogProps) {
  const { data: courses, isError, refetch } = useQuery(coursesQuery());
  if (isError) {
    return (
      <ErrorState title="The courses could not be loaded" onRetry={() => void refetch()}>
        Check your connection and try again.
      </ErrorState>
    );
  }
  return (
    <>
      <CourseFilters courses={courses ?? []} filter={filter} onChange={onFilterChange} />
      {courses ? (
        <Results
          key={`${filter.search}|${filter.level}|${filter.category}`}
          courses={filterCourses(courses, filter)}
          total={courses.length}
          onClear={() => onFilterChange(NO_FILTER)}
        />
      ) : (
        <Box mt="16">
          <CourseCardSkeletons count={6} />
        </Box>
      )}
    </>
  );
}

interface ResultsProps {
  courses: readonly Course[];
  total: number;
  onClear: () => void;
}

function Results({ courses, total, onClear }: ResultsProps) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const list = useRef<HTMLDivElement>(null);
  const shown = courses.slice(0, limit);

  // The pressed button may have disappeared, so the first new card gets the focus.
  useEffect(() => {
    if (limit === PAGE_SIZE) return;
    list.current?.querySelectorAll('article')[limit - PAGE_SIZE]?.querySelector('a')?.focus();
  }, [limit]);

  return (
    // Tall enough to keep the footer out of sight for any number of results.
    <Box minH="80dvh" ref={list}>
      <HStack justifyContent="space-between" minH="11" mt="5" mb="3">
        <chakra.p aria-live="polite" color="fg.muted" fontVariantNumeric="tabular-nums">
          Showing {shown.length} of {total} courses
        </chakra.p>
        {courses.length < total && courses.length > 0 && (
          <Button variant="plain" size="sm" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </HStack>
      {courses.length === 0 ? (
        <EmptyState
          title="No courses found"
          action={
            <Button variant="outline" onClick={onClear}>
              Clear filters
            </Button>
          }
        >
          Try adjusting your search criteria or filters
        </EmptyState>
      ) : (
        <CourseGrid>
          {shown.map((course) => (
            <CourseCard key={course.id} course={course} headingLevel="h2" />
          ))}
        </CourseGrid>
      )}
      {courses.length > limit && (
        <Box textAlign="center" mt="12">
          <Button variant="outline" size="lg" onClick={() => setLimit(limit + PAGE_SIZE)}>
            Load More Courses
          </Button>
        </Box>
      )}
    </Box>
  );
}
