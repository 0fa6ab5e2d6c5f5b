import { Box, chakra, HStack } from '@chakra-ui/react';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import type { Enrollment } from '@learning/shared/contract/learning';
import { CircleCheck } from 'lucide-react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#components/ui/button.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';
import type { OutlineEntry } from '../outline/course-outline.ts';
import { useCompletion } from './use-completion.ts';
import type { LearningTimeMeter } from '../learning-time/use-learning-time.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { CourseComplete } from './course-complete.tsx';
import { PendingActivities } from './pending-activities.tsx';

interface Props {
  learnerId: string;
  courseId: number;
  entry: OutlineEntry;
  enrollment: Enrollment;
  next: ModuleSummary | undefined;
  time: LearningTimeMeter;
}

/** Marks the module complete or incomplete; an assessment lists the activities still to pass. */
export function ModuleCompletion({ learnerId, courseId, entry, enrollment, next, time }: Props) {
  const { module, isCompleted, openActivityIds } = entry;
  const { record, isPending, refused } = useCompletion({ learnerId, courseId, entry, time });
  useShortcut('c', () => {
    if (isCompleted) showToast({ title: 'You already completed this module', tone: 'info' });
    else record();
  });

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
          <CircleCheck size={20} aria-hidden="true" />
          You completed this module.
        </chakra.p>
      )}
      {!isCompleted && module.type === 'assessment' && (
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
            : ({ size: 'lg' } as const))}
          aria-disabled={isPending}
          onClick={record}
        >
          {isPending ? 'Saving...' : text}
        </Button>
      </HStack>
    </Box>
  );
}
