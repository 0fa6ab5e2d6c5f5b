import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { home } from '@learning/content/site/home';
import type { Course, Module } from '@learning/shared/contract/catalog';
import PencilLine from 'lucide-react/icons/pencil-line';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { printMinutes } from '#lib/study-minutes.ts';
import { lessonExcerpt } from '../../excerpts/lesson-excerpt.ts';

interface Props {
  course: Course;
  lesson: Module;
}

/** A picture of the player, drawn with its components: the beginning of a real lesson. */
export function PlayerPicture({ course, lesson }: Props) {
  const excerpt = lessonExcerpt(lesson.body);
  if (!excerpt) return null;
  const { caption, link } = home.lesson;
  return (
    <figure>
      <Box layerStyle="card" overflow="hidden" boxShadow="floating">
        <Box aria-hidden="true" px={{ base: '4', md: '6' }} py="3">
          <HStack justifyContent="space-between" gap="4">
            <chakra.span textStyle="label" truncate>
              {course.title}
            </chakra.span>
            <chakra.span textStyle="figure" fontSize="lg">
              20%
            </chakra.span>
          </HStack>
        </Box>
        <Box aria-hidden="true">
          <ProgressBar percent={20} label="" size="xs" />
        </Box>
        <Box px={{ base: '4', md: '10' }} py={{ base: '4', md: '8' }} maxW="lesson">
          <chakra.p textStyle="small" color="fg.muted">
            Module {lesson.order} of {course.moduleCount} · {printMinutes(lesson.minutes.onScreen)}{' '}
            on screen
          </chakra.p>
          <chakra.h3 textStyle="h2" mt="2">
            {lesson.title}
          </chakra.h3>
          <chakra.p textStyle="label" mt="4">
            {excerpt.heading}
          </chakra.p>
          {excerpt.paragraphs.map((paragraph, index) => (
            <chakra.p
              key={paragraph}
              textStyle={{ base: 'body', md: 'lesson' }}
              mt="2"
              display={index === 0 ? 'block' : { base: 'none', md: 'block' }}
            >
              {paragraph}
            </chakra.p>
          ))}
          {excerpt.pause && (
            <Box
              mt="5"
              borderInlineStartWidth="3px"
              borderColor="accent.solid"
              bg="accent.subtle"
              borderRadius="l1"
              px="4"
              py="3"
            >
              <chakra.p textStyle="label" color="accent.fg" display="flex" gap="2">
                <PencilLine size={16} aria-hidden="true" /> Pause and apply
              </chakra.p>
              <chakra.p mt="1" lineClamp={{ base: '3', md: 'none' }}>
                {excerpt.pause}
              </chakra.p>
            </Box>
          )}
        </Box>
      </Box>
      <chakra.figcaption
        textStyle="small"
        color="fg.muted"
        mt="3"
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="6"
        rowGap="0"
      >
        {caption}
        <TextLink
          to="/courses/$courseId/preview"
          params={{ courseId: String(course.id) }}
          display="inline-flex"
          alignItems="center"
          minH={{ base: '11', md: '0' }}
        >
          {link}
        </TextLink>
      </chakra.figcaption>
    </figure>
  );
}
