import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import type { Course } from '@learning/shared/contract/catalog';
import Check from 'lucide-react/icons/check';
import { CourseCover } from '#components/course-cover/course-cover.tsx';
import { CourseActions } from '#components/offer/course-actions.tsx';
import { CourseFigure } from '#components/offer/course-figure.tsx';
import { LevelBadge } from '#ui/level-badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { capitalized } from '../course-filter.ts';
import { Rating } from './rating.tsx';

const FEATURES_SHOWN = 2;

interface CourseCardProps {
  course: Course;
  headingLevel: 'h2' | 'h3';
  /** Not shown before more courses are asked for. @default false */
  isHidden?: boolean;
  /** Names the course's place in the framework and its category. @default false */
  hasPlace?: boolean;
}

const FeatureList = chakra('ul', {
  base: { display: 'grid', gap: '1.5', '&[hidden]': { display: 'none' } },
});

/**
 * Spans six rows of the card grid, so that the parts of neighboring cards line up. A learner sees their own state instead of the offer
 * (`public/course/learner-courses.ts`).
 */
export function CourseCard({
  course,
  headingLevel,
  isHidden = false,
  hasPlace = false,
}: CourseCardProps) {
  return (
    <chakra.article
      data-course={course.id}
      data-title={course.title}
      data-description={course.description}
      data-level={course.level}
      data-category={course.category}
      hidden={isHidden}
      layerStyle="card"
      position="relative"
      overflow="hidden"
      display="grid"
      gridRow="span 6"
      gridTemplateRows="subgrid"
      rowGap="0"
      transitionProperty="border-color"
      transitionDuration="fast"
      _hover={{ borderColor: 'border.emphasized' }}
      _focusWithin={{ borderColor: 'border.emphasized' }}
    >
      <Box borderBottomWidth="1px" position="relative" overflow="hidden">
        <CourseCover course={course} />
      </Box>
      <HStack px="6" pt="5" gap="3" justifyContent="space-between">
        <LevelBadge level={course.level} />
        <Rating course={course} />
      </HStack>
      <Box px="6" pt="3">
        {hasPlace && (
          <chakra.p textStyle="eyebrow" color="fg.muted" mb="1">
            Course {course.moduleNumber} · {capitalized(course.category)}
          </chakra.p>
        )}
        <chakra.div as={headingLevel} textStyle="h3">
          {course.title}
        </chakra.div>
      </Box>
      <chakra.p color="fg.muted" px="6" pt="2">
        {course.description}
      </chakra.p>
      <Box px="6" pt="4">
        <FeatureList data-if="!searched">
          {course.features.slice(0, FEATURES_SHOWN).map((feature) => (
            <chakra.li key={feature} display="flex" gap="2.5" textStyle="small">
              <chakra.span color="accent.fg" mt="0.5" flexShrink="0">
                <Check size={16} aria-hidden="true" />
              </chakra.span>
              {feature}
            </chakra.li>
          ))}
        </FeatureList>
        {/* Where the course teaches what is searched for (`public/catalog`). */}
        <FeatureList hidden data-if="searched" data-hits="" aria-label="Found in this course" />
      </Box>
      <HStack px="6" pt="5" pb="5" gap="4" alignItems="flex-end" flexWrap="wrap">
        <CourseFigure course={course} note={course.duration} />
        <LinkButton
          to="/courses/$courseId"
          params={{ courseId: String(course.id) }}
          variant="outline"
          size="sm"
          css={{
            position: 'static',
            marginInlineStart: 'auto',
            '&::after': { content: '""', position: 'absolute', inset: '0' },
          }}
        >
          <span>
            Details<VisuallyHidden as="span"> of {course.title}</VisuallyHidden>
          </span>
        </LinkButton>
        <CourseActions course={course} buyText="Secure Checkout" />
      </HStack>
    </chakra.article>
  );
}
