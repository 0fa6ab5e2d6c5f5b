import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Course } from '@learning/shared/contract/catalog';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { CourseCover } from '#components/course-cover/course-cover.tsx';
import { AccessPlaceholder } from '#components/offer/access-placeholder.tsx';
import { printMinutes, STUDY_MINUTE_NAMES } from '#lib/study-minutes.ts';
import { LineLink } from '#ui/text-link.tsx';
import { capitalized } from '../course-filter.ts';

/** Source: rules/wording.md W11; rules/money.md M10, M11 */
const ACCESS_TERM = 'access';
const INCLUDED = [
  'Mobile and desktop access',
  'Downloadable resources',
  'Interactive exercises',
  'Professional certificate',
];

interface CourseFactsCardProps {
  course: Course;
  enrollment: ReactNode;
  /** What a visitor can do before enrolling. */
  extras: ReactNode;
}

export function CourseFactsCard({ course, enrollment, extras }: CourseFactsCardProps) {
  const parts = Object.entries(STUDY_MINUTE_NAMES).map(
    ([kind, name]) => [name, course.minutes[kind as keyof typeof STUDY_MINUTE_NAMES]] as const,
  );
  const facts = [
    ['Level', capitalized(course.level)],
    ['Category', capitalized(course.category)],
    ['Certificate', 'Yes'],
  ] as const;
  return (
    <chakra.aside aria-label="About this course" layerStyle="card" overflow="hidden">
      <Box hideBelow="lg" borderBottomWidth="1px" position="relative" overflow="hidden">
        <CourseCover course={course} />
      </Box>
      <Box p="6">
        {/* On small screens, the bar at the bottom shows price and enrollment. */}
        <Box
          hideBelow="lg"
          mb="6"
          css={{ '&:has(+ [data-extras]:not([hidden]))': { marginBottom: '3' } }}
        >
          {enrollment}
        </Box>
        {extras}
        <chakra.dl>
          <chakra.div
            display="flex"
            justifyContent="space-between"
            gap="4"
            pt="2.5"
            borderTopWidth="1px"
          >
            <chakra.dt color="fg.muted">Duration</chakra.dt>
            <chakra.dd fontWeight="medium" textAlign="end">
              {course.duration}
            </chakra.dd>
          </chakra.div>
          {parts.map(([name, minutes]) => (
            <chakra.div
              key={name}
              display="flex"
              justifyContent="space-between"
              gap="4"
              ps="4"
              textStyle="small"
              color="fg.muted"
              _last={{ pb: '2.5' }}
            >
              <dt>{name}</dt>
              <chakra.dd textAlign="end" fontVariantNumeric="tabular-nums">
                {printMinutes(minutes)}
              </chakra.dd>
            </chakra.div>
          ))}
          {facts.map(([term, value]) => (
            <chakra.div
              key={term}
              display="flex"
              justifyContent="space-between"
              gap="4"
              py="2.5"
              borderTopWidth="1px"
            >
              <chakra.dt color="fg.muted">{term}</chakra.dt>
              <chakra.dd fontWeight="medium" textAlign="end">
                {value}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <chakra.h2 textStyle="label" borderTopWidth="1px" pt="4">
          Included
        </chakra.h2>
        <Stack as="ul" gap="1.5" mt="2">
          {[ACCESS_TERM, ...INCLUDED].map((item) => (
            <chakra.li key={item} display="flex" gap="2.5" alignItems="center" textStyle="small">
              <chakra.span color="accent.fg">
                <Check size={16} aria-hidden="true" />
              </chakra.span>
              {item === ACCESS_TERM ? <AccessTerm /> : item}
            </chakra.li>
          ))}
        </Stack>
        <chakra.p borderTopWidth="1px" mt="4" pt="4">
          <LineLink to="/compare" search={{ a: course.id }}>
            Compare with another course
          </LineLink>
        </chakra.p>
      </Box>
    </chakra.aside>
  );
}

/** Says how long the course stays open: bought, or by what the learner has. Source: rules/wording.md W1 */
function AccessTerm() {
  return (
    <AccessPlaceholder>
      <span>
        <span data-if="!source">Lifetime access</span>
        <span hidden data-if="source=purchase">
          Lifetime access
        </span>
        <span hidden data-if="source=subscription">
          Access while your plan runs
        </span>
        <span hidden data-if="source=seat">
          Access while you have your seat
        </span>
        <span hidden data-if="source=trial">
          Access until your trial ends
        </span>
      </span>
    </AccessPlaceholder>
  );
}
