import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Team, TeamMember } from '@learning/shared/contract/teams';
import { PageSection } from '#components/layout/page-section.tsx';
import { Badge } from '#ui/badge.ts';
import { memberLabel } from '../team-words.ts';

interface Props {
  /** The members that the page shows. */
  members: readonly TeamMember[];
  skills: Team['skills'];
}

/** Shows what the team can do: the skills of each course with the members who have passed its skill check. */
export function SkillsSection({ members, skills }: Props) {
  const labels = new Map(members.map((member) => [member.seatId, memberLabel(member)]));
  const ofShown = skills.flatMap((course) => {
    const seatIds = course.seatIds.filter((seatId) => labels.has(seatId));
    return seatIds.length === 0 ? [] : { ...course, seatIds };
  });
  return (
    <PageSection
      title="What your team can do"
      lead="Skills count once a member has passed the skill check of the course. Scores stay private."
    >
      {ofShown.length === 0 ? (
        <chakra.p color="fg.muted">
          No one has passed a skill check yet. Skills show up here as soon as someone does.
        </chakra.p>
      ) : (
        <Stack as="ul" gap="6" listStyleType="none">
          {ofShown.map((course) => (
            <chakra.li key={course.courseId}>
              <HStack justify="space-between" gap="4" align="baseline">
                <chakra.h3 fontWeight="semibold">{course.title}</chakra.h3>
                <Badge colorPalette="accent" flexShrink="0">
                  {course.seatIds.length} of {members.length}
                </Badge>
              </HStack>
              <chakra.ul mt="2" ps="5" listStyleType="disc">
                {course.skills.map((skill) => (
                  <li key={skill}>{skill}</li>
                ))}
              </chakra.ul>
              <chakra.p textStyle="small" color="fg.muted" mt="2" overflowWrap="anywhere">
                {course.seatIds.map((seatId) => labels.get(seatId)).join(', ')}
              </chakra.p>
            </chakra.li>
          ))}
        </Stack>
      )}
    </PageSection>
  );
}
