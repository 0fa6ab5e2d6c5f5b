import { chakra } from '#ui/chakra/factory.ts';
import type { Course } from '@learning/shared/contract/catalog';
import { bundle } from '@learning/content/tiers';
import { useQuery } from '@tanstack/react-query';
import { Note } from '#ui/note.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { dollars } from '#lib/dollars.ts';
import { accessQuery } from '#queries/access.ts';
import { coursesQuery } from '#queries/catalog.ts';
import { ownedCourses } from './included-courses.ts';
import { ContentsList, ContentsSkeleton } from './contents-list.tsx';

/** Lists the courses of the bundle. Learners who own one of them see that before they pay for both. */
export function BundleContents({ learnerId }: { learnerId: string }) {
  const { data: courses, isError } = useQuery(coursesQuery());
  const { data: access, isPending: isAccessPending } = useQuery(accessQuery(learnerId));
  if (isError) return null;
  if (!courses || isAccessPending) {
    return <ContentsSkeleton lines={bundle.courseIds.length} />;
  }
  const bundleCourses = courses.filter(({ id }) => bundle.courseIds.includes(id));
  const owned = ownedCourses(access);
  const newCourses = bundleCourses.filter(({ id }) => !owned.has(id));
  const isPartlyOwned = newCourses.length > 0 && newCourses.length < bundleCourses.length;
  return (
    <>
      <ContentsList>
        {bundleCourses.map(({ id, title, duration }) => (
          <li key={id}>
            {title}, {duration.replaceAll(' ', '\u00a0')}
            {owned.has(id) && (
              <>
                {' '}
                <chakra.span color="fg" fontWeight="semibold" whiteSpace="nowrap">
                  You own this
                </chakra.span>
              </>
            )}
          </li>
        ))}
      </ContentsList>
      {isPartlyOwned &&
        newCourses.map((course) => <OnlyNewCourse key={course.id} course={course} />)}
    </>
  );
}

function OnlyNewCourse({ course: { id, title, price } }: { course: Course }) {
  return (
    <Note colorPalette="signal" textStyle="small" mt="4">
      Only {title} is new to you; on its own it costs {dollars(price)}.{' '}
      <TextLink to="/checkout" search={{ course: id }}>
        Buy only this course
      </TextLink>
    </Note>
  );
}
