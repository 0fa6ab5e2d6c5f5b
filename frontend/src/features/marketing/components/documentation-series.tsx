import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { bundle } from '@learning/content/tiers';
import { home } from '@learning/content/site/home';
import type { Course } from '@learning/shared/contract/catalog';
import { PriceTaxNote } from '#components/offer/price-tax-note.tsx';
import { AccessPlaceholder } from '#components/offer/access-placeholder.tsx';
import { CourseActions } from '#components/offer/course-actions.tsx';
import { CourseFigure } from '#components/offer/course-figure.tsx';
import { LevelBadge } from '#ui/level-badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { all } from '#public/attributes.ts';

const dollars = (amountCents: number) => `$${amountCents / 100}`;

interface DocumentationSeriesProps {
  /** The courses of the bundle in order; fewer while they load. */
  courses: readonly Course[];
}

export function DocumentationSeries({ courses }: DocumentationSeriesProps) {
  const { documentation } = home;
  return (
    <>
      <chakra.h3 textStyle="h2">{documentation.title}</chakra.h3>
      <chakra.p color="fg.muted" mt="1">
        {documentation.intro}
      </chakra.p>
      <Box
        mt="5"
        display="grid"
        gap={{ base: '3', md: '6' }}
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(3, minmax(0, 1fr))' }}
      >
        {courses.map((course, index) => (
          <SeriesCourse key={course.id} course={course} name={index === 0 ? 'Basic' : 'Advanced'} />
        ))}
        <Box
          data-bundle={bundle.courseIds.join(' ')}
          gridColumn={{ base: '1 / -1', lg: 'auto' }}
          layerStyle="card"
          px={{ base: '5', md: '6' }}
          py={{ base: '3', md: '6' }}
          display="flex"
          flexWrap="wrap"
          gap={{ base: '3', md: '4' }}
          alignItems={{ base: 'center', lg: 'flex-end' }}
          justifyContent="space-between"
        >
          <Box flex={{ base: '1 1 100%', md: '1 1 20rem', lg: '1 1 100%' }} alignSelf="start">
            <chakra.h4 textStyle="h3">{documentation.bundle.title}</chakra.h4>
            <chakra.p color="fg.muted" mt="1.5" hideBelow="md">
              {documentation.bundle.text}
            </chakra.p>
          </Box>
          <Box textAlign={{ base: 'start', md: 'end', lg: 'start' }} data-if="for-sale">
            <chakra.p textStyle="figure">
              {dollars(bundle.priceCents)}{' '}
              <chakra.s color="fg.muted" fontSize="md" fontWeight="normal">
                {dollars(bundle.listPriceCents)}
              </chakra.s>
            </chakra.p>
            <chakra.p textStyle="small" color="accent.fg" fontWeight="semibold">
              As a bundle, save {dollars(bundle.listPriceCents - bundle.priceCents)}
            </chakra.p>
            <chakra.p
              textStyle="small"
              color="fg.muted"
              css={{ '&:not(:has(> :not([hidden])))': { display: 'none' } }}
            >
              <PriceTaxNote />
            </chakra.p>
          </Box>
          <AccessPlaceholder>
            <LinkButton to="/checkout" search={{ course: bundle.productId }} data-if="for-sale">
              Buy Both Courses
            </LinkButton>
            <chakra.p hidden data-if="all-open" fontWeight="semibold">
              Both are open to you
            </chakra.p>
            <chakra.p hidden data-if={all('!all-open', 'some-open')} fontWeight="semibold">
              One is open to you
            </chakra.p>
          </AccessPlaceholder>
        </Box>
      </Box>
    </>
  );
}

function SeriesCourse({ course, name }: { course: Course; name: string }) {
  return (
    <Box
      data-course={course.id}
      data-title={course.title}
      layerStyle="card"
      overflow="hidden"
      display="flex"
      flexDirection="column"
    >
      <Box
        px={{ base: '5', md: '6' }}
        py={{ base: '3', md: '6' }}
        display="flex"
        flexDirection="column"
        flex="1"
      >
        <Box hideBelow="md">
          <LevelBadge level={course.level} />
        </Box>
        <chakra.h4 textStyle={{ base: 'h4', md: 'h3' }} mt={{ md: '3' }}>
          <TextLink
            to="/courses/$courseId"
            params={{ courseId: String(course.id) }}
            color="inherit"
          >
            {course.title}
          </TextLink>
        </chakra.h4>
        <chakra.p color="fg.muted" mt="2" hideBelow="md">
          {course.description}
        </chakra.p>
        <HStack
          mt="auto"
          pt={{ base: '1', md: '5' }}
          justifyContent="space-between"
          alignItems="flex-end"
          flexWrap="wrap"
          gap="4"
        >
          <CourseFigure
            course={course}
            note={`${course.duration}, ${course.moduleCount} modules`}
          />
          <CourseActions course={course} buyText={`Buy ${name} Course`} />
        </HStack>
      </Box>
    </Box>
  );
}
