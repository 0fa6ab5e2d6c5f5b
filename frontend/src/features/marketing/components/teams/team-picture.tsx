import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { teamsPage } from '@learning/content/site/teams';
import type { Course } from '@learning/shared/contract/catalog';
import { ProgressBar } from '#ui/progress-bar.tsx';

const { example } = teamsPage.view;

/** A picture of the team page, drawn with its components. The people are made up, the courses are real. */
export function TeamPicture({ courses }: { courses: readonly Course[] }) {
  const titleOf = (id: number) => courses.find((course) => course.id === id)?.title ?? '';
  return (
    <figure>
      <Box layerStyle="card" boxShadow="floating" p={{ base: '4', md: '7' }}>
        <chakra.p textStyle="h4">{example.seats}</chakra.p>
        <chakra.ul mt="4" display="grid" gap="3">
          {example.members.map(({ email, note, courses: own }) => (
            <chakra.li key={email} borderTopWidth="1px" pt="3">
              <chakra.p fontWeight="semibold" overflowWrap="anywhere">
                {email}
              </chakra.p>
              <chakra.p textStyle="small" color="fg.muted">
                {note}
              </chakra.p>
              {own.map(({ courseId, percent, note: completed }) => (
                <Box key={courseId} mt="2">
                  <HStack justifyContent="space-between" gap="4" alignItems="baseline">
                    <span>{titleOf(courseId)}</span>
                    <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
                      {percent}%
                    </chakra.span>
                  </HStack>
                  <Box aria-hidden="true" mt="1.5">
                    <ProgressBar percent={percent} label="" />
                  </Box>
                  {completed && (
                    <chakra.p textStyle="small" color="fg.muted" mt="1">
                      {completed}
                    </chakra.p>
                  )}
                </Box>
              ))}
            </chakra.li>
          ))}
        </chakra.ul>
      </Box>
      <chakra.figcaption textStyle="small" color="fg.muted" mt="3">
        {example.caption}
      </chakra.figcaption>
    </figure>
  );
}
