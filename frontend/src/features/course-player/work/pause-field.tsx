import { Box } from '#ui/chakra/box.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Pause } from '#components/rich-text/pause.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { beginWhenNear } from '#lib/first-use.ts';
import { courseWorkQuery } from '#queries/work.ts';
import { AnswerBox } from '../later.tsx';
import type { WorkPlace } from './use-written-work.ts';

interface Props {
  place: WorkPlace;
  task: ReactNode;
  /** null if the author has not written one. */
  soundAnswer: ReactNode;
}

/** A pause of a lesson with a field to answer it. */
export function PauseField({ place, task, soundAnswer }: Props) {
  const { learnerId, courseId, moduleId, promptId } = place;
  const { data, error, refetch } = useQuery(courseWorkQuery(learnerId, courseId));
  const stored = data?.find(
    (answer) => answer.moduleId === moduleId && answer.promptId === promptId,
  );
  return (
    <Pause task={task}>
      <Box data-silent mt="4" minH="44" css={{ '@media print': { display: 'none' } }}>
        {error && !data && (
          <ErrorState title="We couldn’t load your answer" onRetry={() => void refetch()}>
            {userMessageOf(error)}
          </ErrorState>
        )}
        {!data && !error && <Skeleton height="44" />}
        {data && (
          <Suspense fallback={<Skeleton ref={beginWhenNear} height="44" />}>
            <AnswerBox place={place} stored={stored} soundAnswer={soundAnswer} />
          </Suspense>
        )}
      </Box>
    </Pause>
  );
}
