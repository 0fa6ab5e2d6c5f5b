import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { TextLink } from '#ui/text-link.tsx';
import { CourseRow } from './course-row.tsx';

/** Lists bookmarked courses, each a link to the module that was open. */
export function BookmarkRows({ bookmarks }: { bookmarks: Dashboard['bookmarks'] }) {
  return (
    <Box as="section" aria-labelledby="bookmarks" mt="14">
      <chakra.h2 id="bookmarks" textStyle="h3">
        Your bookmarks
      </chakra.h2>
      <chakra.ul mt="4">
        {bookmarks.map(({ course, module }) => (
          <CourseRow key={course.id} course={course}>
            <TextLink
              to="/course/$courseId/play"
              params={{ courseId: String(course.id) }}
              search={module ? { module: module.id } : {}}
              fontWeight="semibold"
            >
              {module ? module.title : course.title}
            </TextLink>
            {module && (
              <chakra.p textStyle="small" color="fg.muted" mt="1">
                {course.title}
              </chakra.p>
            )}
          </CourseRow>
        ))}
      </chakra.ul>
    </Box>
  );
}
