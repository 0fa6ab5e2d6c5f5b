import { Box, chakra, HStack } from '@chakra-ui/react';
import { bundle } from '@learning/content/tiers';
import { site } from '@learning/content/site';
import type { Course } from '@learning/shared/contract/catalog';
import { CourseCover } from '#components/course-cover/course-cover.tsx';
import { LevelBadge } from '#components/ui/level-badge.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';
import { TextLink } from '#components/ui/text-link.tsx';

const dollars = (amountCents: number) => `$${amountCents / 100}`;

interface DocumentationSeriesProps {
  /** The courses of the bundle in order; fewer while they load. */
  courses: readonly Course[];
}

export function DocumentationSeries({ courses }: DocumentationSeriesProps) {
  const { documentation } = site.home;
  return (
    <Box
      display="grid"
      gap={{ base: '6', md: '8' }}
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
    >
      {courses.map((course, index) => (
        <SeriesCourse key={course.id} course={course} name={index === 0 ? 'Basic' : 'Advanced'} />
      ))}
      <Box
        gridColumn="1 / -1"
        layerStyle="card"
        p={{ base: '6', md: '8' }}
        display="flex"
        flexWrap="wrap"
        gap="6"
        alignItems="center"
        justifyContent="space-between"
      >
        <Box flex="1 1 20rem">
          <chakra.h3 textStyle="h3">{documentation.bundle.title}</chakra.h3>
          <chakra.p color="fg.muted" mt="1.5">
            {documentation.bundle.text}
          </chakra.p>
        </Box>
        <Box textAlign={{ base: 'start', md: 'end' }}>
          <chakra.p textStyle="figure">
            {dollars(bundle.priceCents)}{' '}
            <chakra.s color="fg.muted" fontSize="md" fontWeight="normal">
              {dollars(bundle.listPriceCents)}
            </chakra.s>
          </chakra.p>
          <chakra.p textStyle="small" color="accent.fg" fontWeight="semibold">
            As a bundle, save {dollars(bundle.listPriceCents - bundle.priceCents)}
          </chakra.p>
        </Box>
        <LinkButton to="/checkout" search={{ course: bundle.productId }}>
          Buy Both Courses
        </LinkButton>
      </Box>
    </Box>
  );
}

function SeriesCourse({ course, name }: { course: Course; name: string }) {
  return (
    <Box layerStyle="card" overflow="hidden" display="flex" flexDirection="column">
      <Box borderBottomWidth="1px" position="relative" overflow="hidden">
        <CourseCover course={course} />
      </Box>
      <Box p={{ base: '5', md: '6' }} display="flex" flexDirection="column" flex="1">
        <LevelBadge level={course.level} alignSelf="start" />
        <chakra.h3 textStyle="h3" mt="3">
          <TextLink
            to="/courses/$courseId"
            params={{ courseId: String(course.id) }}
            color="inherit"
          >
            {course.title}
          </TextLink>
        </chakra.h3>
        <chakra.p color="fg.muted" mt="2">
          {course.description}
        </chakra.p>
        <HStack
          mt="auto"
          pt="5"
          justifyContent="space-between"
          alignItems="flex-end"
          flexWrap="wrap"
          gap="4"
        >
          <Box>
            <chakra.p textStyle="figure">${course.price}</chakra.p>
            <chakra.p textStyle="small" color="fg.muted">
              {course.duration}, {course.moduleCount} modules
            </chakra.p>
          </Box>
          <LinkButton to="/checkout" search={{ course: course.id }} size="sm" variant="outline">
            Buy {name} Course
          </LinkButton>
        </HStack>
      </Box>
    </Box>
  );
}
