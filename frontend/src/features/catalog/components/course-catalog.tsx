import { PriceTaxNote } from '#components/offer/price-tax-note.tsx';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { useQuery } from '@tanstack/react-query';
import BookOpen from 'lucide-react/icons/book-open';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#ui/button.tsx';
import { coursesQuery } from '#queries/catalog.ts';
import { CATALOG_PAGE_SIZE } from '../course-filter.ts';
import { CourseCard } from './course-card.tsx';
import { CourseFilters } from './course-filters.tsx';
import { CourseCardSkeletons, CourseGrid } from './course-grid.tsx';
import { all } from '#public/attributes.ts';

/** Shows all courses; `public/catalog` filters them. */
export function CourseCatalog() {
  const { data: courses, isError, refetch } = useQuery(coursesQuery());
  if (isError) {
    return (
      <ErrorState title="The courses could not be loaded" onRetry={() => void refetch()}>
        Check your connection and try again.
      </ErrorState>
    );
  }
  if (!courses) {
    return (
      <Box mt="16">
        <CourseCardSkeletons count={6} />
      </Box>
    );
  }
  const hasMore = courses.length > CATALOG_PAGE_SIZE;
  return (
    <>
      <CourseFilters courses={courses} />
      <HitTemplate />
      {/* Tall enough to keep the footer out of sight for any number of results. */}
      <Box minH="80dvh">
        <HStack justifyContent="space-between" minH="11" mt="5" mb="3">
          <Box aria-live="polite" color="fg.muted" fontVariantNumeric="tabular-nums">
            <p data-if="!nothing-taught">
              Showing{' '}
              <span data-text="courses-shown">{Math.min(CATALOG_PAGE_SIZE, courses.length)}</span>{' '}
              of <span data-text="courses-total">{courses.length}</span> courses
            </p>
            <p hidden data-if="nothing-taught">
              Nothing found for “<span data-text="searched-words" />
              ”. These courses come nearest.
            </p>
          </Box>
          <Button
            variant="plain"
            size="sm"
            data-do="clear-filters"
            hidden
            data-if={all('courses-found', 'courses-filtered')}
          >
            Clear filters
          </Button>
        </HStack>
        <chakra.p
          textStyle="small"
          color="fg.muted"
          mb="3"
          css={{ '&:not(:has(> :not([hidden])))': { display: 'none' } }}
        >
          <PriceTaxNote />
        </chakra.p>
        <Box hidden data-if="!courses-found">
          <EmptyState
            title="No courses found"
            action={
              <Button variant="outline" data-do="clear-filters">
                Clear filters
              </Button>
            }
          >
            Try adjusting your search criteria or filters
          </EmptyState>
        </Box>
        <Box data-catalog="">
          <CourseGrid>
            {courses.map((course, index) => (
              <CourseCard
                key={course.id}
                course={course}
                headingLevel="h2"
                isHidden={index >= CATALOG_PAGE_SIZE}
              />
            ))}
          </CourseGrid>
        </Box>
        <Box textAlign="center" mt="12" hidden={!hasMore} data-if="more-courses">
          <Button variant="outline" size="lg" data-do="load-more">
            Load More Courses
          </Button>
        </Box>
      </Box>
    </>
  );
}

/** A module of a card, with its section that says what is searched for. */
function HitTemplate() {
  return (
    <template data-template="hit">
      <chakra.li display="flex" gap="2.5" textStyle="small">
        <chakra.span color="accent.fg" mt="0.5" flexShrink="0">
          <BookOpen size={16} aria-hidden="true" />
        </chakra.span>
        <Box minW="0">
          <HitLink data-link="hit-address" data-text="hit-title" />
          <chakra.span
            display="block"
            color="fg.muted"
            hidden
            data-if="hit-place"
            data-text="hit-place"
            css={{ '&[hidden]': { display: 'none' } }}
          />
        </Box>
      </chakra.li>
    </template>
  );
}

/** Above the link that covers the card. */
const HitLink = chakra('a', {
  base: {
    position: 'relative',
    zIndex: '1',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'border.emphasized',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentcolor' },
  },
});
