import { chakra, HStack, Stack } from '@chakra-ui/react';
import type { TeamMember } from '@learning/shared/contract/teams';
import { ProgressBar } from '#components/ui/progress-bar.tsx';
import { printDate, printDay } from '#lib/print-date.ts';

/** Lists a member's courses in the plan with their progress and due dates. */
export function MemberProgress({ member: { courses, assignments } }: { member: TeamMember }) {
  if (courses.length === 0) return null;
  return (
    <Stack as="ul" gap="4" mt="4" listStyleType="none">
      {courses.map((course) => {
        const assigned = assignments.find((one) => one.courseId === course.courseId);
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
