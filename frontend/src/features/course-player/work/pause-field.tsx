import { Box, chakra } from '@chakra-ui/react';
import type { WrittenWork } from '@learning/shared/contract/work';
import { MAX_WORK_LENGTH, MIN_ANSWER_LENGTH } from '@learning/shared/domain/learning/written-work';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Pause } from '#components/rich-text/pause.tsx';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { courseWorkQuery } from '#queries/work.ts';
import { NOTE_TEXT } from '../notes/note-autosave.ts';
import { useWrittenWork, type WorkPlace } from './use-written-work.ts';
import { NoteField } from '../notes/note-field.tsx';

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
  const stored = data?.find((one) => one.moduleId === moduleId && one.promptId === promptId);
  return (
    <Pause task={task}>
      <Box data-silent mt="4" minH="44" css={{ '@media print': { display: 'none' } }}>
        {error && !data && (
          <ErrorState title="We couldn’t load your answer" onRetry={() => void refetch()}>
            {userMessageOf(error)}
          </ErrorState>
        )}
        {!data && !error && <Skeleton height="44" />}
        {data && <AnswerBox place={place} stored={stored} soundAnswer={soundAnswer} />}
      </Box>
    </Pause>
  );
}

interface AnswerBoxProps {
  place: WorkPlace;
  stored: WrittenWork | undefined;
  soundAnswer: ReactNode;
}

function AnswerBox({ place, stored, soundAnswer }: AnswerBoxProps) {
  const { work, state } = useWrittenWork(place, stored);
  const [isShown, setShown] = useState(false);
  const answerId = useId();
  const isLongEnough = (state.values[NOTE_TEXT] ?? '').trim().length >= MIN_ANSWER_LENGTH;
  return (
    <>
      <NoteField
        label="Your answer"
        note={work}
        state={state}
        rows={3}
        maxLength={MAX_WORK_LENGTH}
        placeholder="Write it down. It is saved with your notes."
      />
      {soundAnswer && !isLongEnough && !isShown && (
        <chakra.p textStyle="small" color="fg.muted" minH="9" mt="1">
          Write a sentence or two, then compare with a sound answer.
        </chakra.p>
      )}
      {soundAnswer && (isLongEnough || isShown) && (
        <Button
          size="sm"
          variant="outline"
          mt="1"
          aria-expanded={isShown}
          aria-controls={answerId}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide the Sound Answer' : 'Compare With a Sound Answer'}
        </Button>
      )}
      {soundAnswer && (
        <chakra.section id={answerId} aria-label="A sound answer" hidden={!isShown} mt="4">
          <chakra.p textStyle="label" mb="2">
            A sound answer
          </chakra.p>
          {soundAnswer}
        </chakra.section>
      )}
    </>
  );
}
