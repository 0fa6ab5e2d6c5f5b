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
      <HStack gap="3" flexWrap="wrap">
        <Button
          size="lg"
          variant={isCompleted ? 'outline' : 'solid'}
          colorPalette={isCompleted ? 'neutral' : 'accent'}
          aria-disabled={isPending}
          onClick={record}
        >
          {isPending ? 'Saving...' : text}
        </Button>
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
      </HStack>
      {isCompleted && isCourseComplete && (
        <Box mt="8">
          <CourseComplete enrollment={enrollment} />
        </Box>
      )}
    </Box>
  );
}
