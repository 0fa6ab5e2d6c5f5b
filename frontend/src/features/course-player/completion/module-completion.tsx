import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import type { Enrollment } from '@learning/shared/contract/learning';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { OutlineEntry } from '../outline/course-outline.ts';
import type { LearningTimeMeter } from '../learning-time/use-learning-time.ts';
import { DrawnCheck } from '../figures/drawn-check.tsx';
import { CourseComplete } from './course-complete.tsx';
import { PendingActivities } from './pending-activities.tsx';
import { useCompletionClick } from './use-completion-click.ts';

interface Props {
  learnerId: string;
  courseId: number;
  entry: OutlineEntry;
  enrollment: Enrollment;
  next: ModuleSummary | undefined;
  time: LearningTimeMeter;
}

/** Marks the module complete or incomplete, and lists the activities that are left. */
export function ModuleCompletion({ learnerId, courseId, entry, enrollment, next, time }: Props) {
  const { module, isCompleted, openActivityIds } = entry;
  const { click, isPending, isWaiting, refused } = useCompletionClick({
    learnerId,
    courseId,
    entry,
    time,
    isSaid: true,
  });
  const [firstOpen] = openActivityIds;

  const isCourseComplete = enrollment.progress === '100';
  const text = isCompleted ? 'Mark as Not Complete' : 'Mark Complete';
  return (
    <Box mt="12" pt="8" borderTopWidth="1px" css={{ '@media print': { display: 'none' } }}>
      <Box aria-live="polite" mb={isCompleted && isCourseComplete ? '8' : '0'}>
        {isCompleted && isCourseComplete && (
          <CourseComplete learnerId={learnerId} enrollment={enrollment} />
        )}
      </Box>
      {isCompleted && (
        <chakra.p
          display="flex"
          gap="2"
          alignItems="center"
          color="success.fg"
          fontWeight="semibold"
          mb="5"
        >
          <DrawnCheck />
          {isWaiting
            ? 'Marked complete on this device. It counts once you’re back online.'
            : `You completed this module. ${enrollment.progress}% of the course is complete.`}
        </chakra.p>
      )}
      {!isCompleted && (
        <PendingActivities
          module={module}
          openIds={refused ? Object.keys(refused) : openActivityIds}
          refused={refused}
        />
      )}
      <HStack columnGap="6" rowGap="3" flexWrap="wrap">
        {isCompleted && next && !isCourseComplete && (
          <LinkButton
            to="/course/$courseId/play"
            params={{ courseId: String(courseId) }}
            search={{ module: next.id }}
            size="lg"
          >
            Go to the Next Module
          </LinkButton>
        )}
        <Button
          {...(isCompleted
            ? ({ size: 'sm', variant: 'plain', colorPalette: 'neutral' } as const)
            : // While an activity is open, that one leads.
              ({ size: 'lg', variant: firstOpen === undefined ? 'solid' : 'outline' } as const))}
          aria-disabled={isPending}
          onClick={click}
        >
          {isPending ? 'Saving...' : text}
        </Button>
      </HStack>
    </Box>
  );
}
