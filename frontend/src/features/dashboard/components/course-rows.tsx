import { Box, chakra } from '@chakra-ui/react';
import type { Course } from '@learning/shared/contract/catalog';
import { useState } from 'react';
import { CourseCover } from '../../../components/course-cover/course-cover.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LevelBadge } from '../../../components/ui/level-badge.tsx';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { dollars } from '../../../lib/dollars.ts';

interface Props {
  title: string;
  courses: Course[];
}

/** Longer lists open at a press, so that what follows stays in view. */
const SHOWN_AT_FIRST = 3;

/** A short list of courses, each a link to its page. */
export function CourseRows({ title, courses }: Props) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? courses : courses.slice(0, SHOWN_AT_FIRST);
  return (
    <Box as="section" aria-label={title} mt="12">
      <chakra.h2 textStyle="h3">{title}</chakra.h2>
      <chakra.ul mt="4">
        {shown.map((course) => (
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
                to="/courses/$courseId"
                params={{ courseId: String(course.id) }}
                fontWeight="semibold"
              >
                {course.title}
              </TextLink>
              <Box mt="1.5">
                <LevelBadge level={course.level} />
              </Box>
            </Box>
            <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {dollars(course.price)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {shown.length < courses.length && (
        <Button
          variant="outline"
          size="sm"
          colorPalette="neutral"
          mt="2"
          onClick={() => setOpen(true)}
        >
          Show All {courses.length}
        </Button>
      )}
    </Box>
  );
}
