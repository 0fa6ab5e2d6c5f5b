import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Team, TeamMember } from '@learning/shared/contract/teams';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { printDate, printDay } from '#lib/print-date.ts';

interface Props {
  member: TeamMember;
  /** The courses of the plan, for the titles of those the member has not started. */
  planCourses: Team['courses'];
}

/** Lists a member's courses in the plan with their progress and due dates, then the assigned ones they have not started. */
export function MemberProgress({ member, planCourses }: Props) {
  const { assignments } = member;
  const notStarted = assignments
    .filter(({ courseId }) => !member.courses.some((course) => course.courseId === courseId))
    .map(({ courseId }) => ({
      courseId,
      title: planCourses.find((course) => course.courseId === courseId)?.title ?? 'A former course',
      percent: 0,
      completedAt: null,
      hasCertificate: false,
      isCertificateRevoked: false,
    }));
  const courses = [...member.courses, ...notStarted];
  if (courses.length === 0) return null;
  return (
    <Stack as="ul" gap="4" mt="4" listStyleType="none">
      {courses.map((course) => {
        const assigned = assignments.find((assignment) => assignment.courseId === course.courseId);
        return (
          <chakra.li key={course.courseId}>
            <HStack justify="space-between" gap="4" align="baseline">
              <span>{course.title}</span>
              <chakra.span fontVariantNumeric="tabular-nums" color="fg.muted" flexShrink="0">
                {course.percent}%
              </chakra.span>
            </HStack>
            <ProgressBar mt="2" percent={course.percent} label={`Progress in ${course.title}`} />
            {course.completedAt ? (
              <chakra.p textStyle="small" color="fg.muted" mt="1">
                Completed on {printDate(course.completedAt)}
                {assigned?.isLate && ', after the due date'}
                {course.hasCertificate && ', certificate issued'}
                {course.isCertificateRevoked && ', certificate revoked'}
              </chakra.p>
            ) : (
              assigned?.dueOn && (
                <chakra.p
                  textStyle="small"
                  color={assigned.isLate ? 'fg.error' : 'fg.muted'}
                  mt="1"
                >
                  {assigned.isLate ? 'Was due on' : 'Due on'} {printDay(assigned.dueOn)}
                </chakra.p>
              )
            )}
          </chakra.li>
        );
      })}
    </Stack>
  );
}
