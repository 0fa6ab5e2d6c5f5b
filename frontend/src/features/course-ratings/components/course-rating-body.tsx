import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { CourseRating } from '@learning/shared/contract/course-ratings';
import { printDate } from '#lib/print-date.ts';
import { Stars } from '#ui/stars.tsx';

/** Shows stars, author, date and text of one course rating. */
export function CourseRatingBody({ courseRating }: { courseRating: CourseRating }) {
  const { authorName, rating, text, createdAt, editedAt } = courseRating;
  return (
    <>
      <HStack gap="3" flexWrap="wrap">
        <Stars rating={rating} />
        <chakra.span textStyle="small">{rating} out of 5</chakra.span>
      </HStack>
      <chakra.p mt="2" display="flex" flexWrap="wrap" columnGap="3">
        <chakra.span fontWeight="semibold" overflowWrap="anywhere">
          {authorName}
        </chakra.span>
        <chakra.span textStyle="small" color="fg.muted" alignSelf="center">
          <time dateTime={createdAt}>{printDate(createdAt)}</time>
          {editedAt !== null && (
            <>
              , edited <time dateTime={editedAt}>{printDate(editedAt)}</time>
            </>
          )}
        </chakra.span>
      </chakra.p>
      {text !== '' && (
        <Box textStyle="body" mt="3" maxW="lesson" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Box>
      )}
    </>
  );
}
