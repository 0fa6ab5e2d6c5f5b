import { Box, chakra, HStack, VisuallyHidden } from '@chakra-ui/react';
import type { AccessSummary } from '@learning/shared/contract/access';
import type { Course } from '@learning/shared/contract/catalog';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { CourseCover } from '#components/course-cover/course-cover.tsx';
import { LevelBadge } from '#components/ui/level-badge.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';
import { dollars } from '#lib/dollars.ts';

/** Source: rules/wording.md W10 */
const SHOWN = 2;

interface Props {
  title: string;
  dashboard: Pick<Dashboard, 'access' | 'recommendations'>;
}

/** Shows the first two recommendations with 'View Course' and the price, or the plan that already includes the course. */
export function Recommendations({ title, dashboard: { access, recommendations } }: Props) {
  if (recommendations.length === 0) return null;
  return (
    <Box as="section" aria-label={title} mt="14">
      <chakra.h2 textStyle="h3">{title}</chakra.h2>
      <chakra.ul
        mt="5"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="5"
      >
        {recommendations.slice(0, SHOWN).map((course) => (
          <chakra.li
            key={course.id}
            layerStyle="card"
            overflow="hidden"
            display="grid"
            gridTemplateColumns={{
              base: '4.5rem minmax(0, 1fr)',
              sm: '7rem minmax(0, 1fr)',
              lg: '12rem minmax(0, 1fr)',
            }}
          >
            <Box overflow="hidden" css={{ '& > *': { height: '100%', objectFit: 'cover' } }}>
              <CourseCover course={course} />
            </Box>
            <Box
              p={{ base: '5', md: '6' }}
              display="flex"
              flexDirection="column"
              alignItems="flex-start"
            >
              <LevelBadge level={course.level} />
              <chakra.h3 textStyle="h4" mt="3">
                {course.title}
              </chakra.h3>
              <HStack justifyContent="space-between" flexWrap="wrap" width="100%" mt="auto" pt="5">
                <chakra.span textStyle="figure">
                  {planLabel(course, access) ?? dollars(course.price)}
                </chakra.span>
                <LinkButton
                  to="/course/$courseId"
                  params={{ courseId: String(course.id) }}
                  variant="outline"
                  size="sm"
                >
                  <span>
                    View Course<VisuallyHidden as="span">: {course.title}</VisuallyHidden>
                  </span>
                </LinkButton>
              </HStack>
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}

/** Returns the plan or seat that includes the course. A trial does not count, because it ends without a purchase. */
function planLabel({ id }: Course, { entitlements }: AccessSummary): string | undefined {
  const kinds = entitlements
    .filter(({ isActive, courseIds }) => isActive && (courseIds?.includes(id) ?? true))
    .map(({ kind }) => kind);
  if (kinds.includes('subscription')) return 'In your plan';
  return kinds.includes('seat') ? 'With your seat' : undefined;
}
