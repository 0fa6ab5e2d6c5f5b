import { chakra, HStack } from '@chakra-ui/react';
import type { Enrollment } from '@learning/shared/contract/learning';
import { LinkButton } from '#components/ui/link-button.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { printShortDate } from '#lib/print-date.ts';

/** Shows that the course is complete, and what to do next. */
export function CourseComplete({ enrollment: { completedAt } }: { enrollment: Enrollment }) {
  return (
    <Panel>
      <chakra.p textStyle="eyebrow" color="success.fg">
        {completedAt ? `Completed on ${printShortDate(completedAt)}` : 'Completed'}
      </chakra.p>
      <chakra.h2 textStyle="h3" mt="2">
        You have completed this course
      </chakra.h2>
      <chakra.p color="fg.muted" mt="2">
        Its instruction hours are now in your recertification log, with the activities you passed as
        evidence. You can come back to its texts, templates and notes as long as you have access.
      </chakra.p>
      <HStack gap="3" mt="6" flexWrap="wrap">
        <LinkButton to="/dashboard" search={{ tab: 'achievements' }}>
          Open Your Recertification Log
        </LinkButton>
        <LinkButton to="/dashboard" search={{ tab: 'learning-path' }} variant="outline">
          Choose Your Next Course
        </LinkButton>
      </HStack>
    </Panel>
  );
}
