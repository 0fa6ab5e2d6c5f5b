import { Box, chakra, HStack } from '@chakra-ui/react';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import { CircleCheck } from 'lucide-react';
import { showToast } from '../../../components/feedback/toast.ts';
import { Button } from '../../../components/ui/button.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { userMessageOf } from '../../../lib/api-error.ts';
import { useRecordModuleProgress } from '../api/record-module-progress.ts';
import { useActiveTime } from '../use-active-time.ts';

interface Props {
  learnerId: string;
  courseId: number;
  module: ModuleSummary;
  isCompleted: boolean;
  next: ModuleSummary | undefined;
}

/** 'Mark Complete' and the way back; measures the time that is sent with it. */
export function ModuleCompletion({ learnerId, courseId, module, isCompleted, next }: Props) {
  const time = useActiveTime(`${learnerId}/${module.id}`);
  const { mutate, isPending } = useRecordModuleProgress(learnerId, courseId);

  const record = () => {
    if (isPending) return;
    const completed = !isCompleted;
    mutate(
      { moduleId: module.id, completed, timeSpent: completed ? time.minutes() : 0 },
      {
        onSuccess: ({ enrollment }) => {
          time.reset();
          showToast({
            title: 'Progress Updated',
            description: `${enrollment.progress}% of the course complete.`,
            tone: 'success',
          });
        },
        onError: (error) =>
          showToast({
            title: 'Progress not saved',
            description: userMessageOf(error),
            tone: 'error',
          }),
      },
    );
  };

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
        {isCompleted && next && (
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
    </Box>
  );
}
