import { chakra } from '#ui/chakra/factory.ts';
import type { WrittenWork } from '@learning/shared/contract/work';
import { MAX_WORK_LENGTH, MIN_ANSWER_LENGTH } from '@learning/shared/domain/learning/written-work';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { NOTE_TEXT } from '../notes/note-autosave.ts';
import { NoteField } from '../notes/note-field.tsx';
import { useWrittenWork, type WorkPlace } from './use-written-work.ts';

interface Props {
  place: WorkPlace;
  stored: WrittenWork | undefined;
  soundAnswer: ReactNode;
}

/** The field of a pause, and the sound answer to compare with. */
export function AnswerBox({ place, stored, soundAnswer }: Props) {
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
        placeholder="Write your answer. It’s saved with your notes."
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
