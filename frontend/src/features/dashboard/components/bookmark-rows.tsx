import { Box, chakra } from '@chakra-ui/react';
import type { Dashboard } from '@learning/shared/contract/learning';
import { CourseCover } from '../../../components/course-cover/course-cover.tsx';
import { TextLink } from '../../../components/ui/text-link.tsx';

/** Bookmarked courses, each a link to the module that was open. */
export function BookmarkRows({ bookmarks }: { bookmarks: Dashboard['bookmarks'] }) {
  return (
    <Box as="section" aria-labelledby="bookmarks" mt="14">
      <chakra.h2 id="bookmarks" textStyle="h3">
        Your bookmarks
      </chakra.h2>
      <chakra.ul mt="4">
        {bookmarks.map(({ course, module }) => (
          <chakra.li
            key={course.id}
            display="flex"
            alignItems="center"
            gap={{ base: '4', md: '6' }}
            py="4"
            borderTopWidth="1px"
          >
            <Box
              width={{ base: '20', md: '28' }}
              flexShrink="0"
              borderRadius="l1"
              overflow="hidden"
            >
              <CourseCover course={course} />
            </Box>
            <Box flex="1" minW="0">
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
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
