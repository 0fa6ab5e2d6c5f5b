import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Module } from '@learning/shared/contract/catalog';
import type { WrittenWork } from '@learning/shared/contract/work';
import {
  MAX_WORK_LENGTH,
  MIN_DELIVERABLE_LENGTH,
} from '@learning/shared/domain/learning/written-work';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { WordButton } from '#components/word-button.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { workDocument } from '#lib/word/work-document.ts';
import { NOTE_TEXT } from '../notes/note-autosave.ts';
import { NoteField } from '../notes/note-field.tsx';
import { Exemplar } from './exemplar.tsx';
import { useRateDeliverable } from './rate-deliverable.ts';
import { RubricRating } from './rubric-rating.tsx';
import { useWrittenWork, type WorkPlace } from './use-written-work.ts';

interface Props {
  place: WorkPlace;
  module: Module;
  stored: WrittenWork | undefined;
}

/** The steps of a deliverable: write, rate, compare. */
export function WorkspaceSteps({ place, module, stored }: Props) {
  const { work, state } = useWrittenWork(place, stored);
  const text = state.values[NOTE_TEXT] ?? '';
  const rating = useRateDeliverable(place);
  const [levels, setLevels] = useState(stored?.rating?.levels ?? {});
  const isLongEnough = text.trim().length >= MIN_DELIVERABLE_LENGTH;
  const unrated = module.rubric.filter((part) => !levels[part.name]);
  const isSaved = stored !== undefined && stored.text === text;

  const rate = () => rating.mutate({ levels, version: stored?.version ?? 0 });
  return (
    <chakra.ol mt="8" listStyleType="none">
      <Step number={1} title="Write">
        <NoteField
          label="Deliverable"
          note={work}
          state={state}
          rows={14}
          maxLength={MAX_WORK_LENGTH}
        />
        {text.trim() !== '' && (
          <Box mt="2">
            <WordButton
              fileName="deliverable.docx"
              content={() => workDocument(`${module.title}: deliverable`, [{ heading: '', text }])}
              size="sm"
            />
          </Box>
        )}
      </Step>
      <Step number={2} title="Rate it against the rubric">
        {isLongEnough ? (
          <>
            <RubricRating
              rubric={module.rubric}
              levels={levels}
              onChange={(part, level) => setLevels({ ...levels, [part]: level })}
            />
            <Button
              mt="6"
              disabled={unrated.length > 0 || !isSaved}
              pendingText={rating.isPending && 'Saving...'}
              onClick={rate}
            >
              {stored?.rating ? 'Save the New Rating' : 'Save My Rating'}
            </Button>
            <chakra.p
              aria-live="polite"
              textStyle="small"
              mt="2"
              minH="6"
              color={rating.error ? 'fg.error' : 'fg.muted'}
            >
              {rating.error
                ? ratingProblem(rating.error)
                : unrated.length > 0
                  ? `Still to rate: ${unrated.map(({ name }) => name).join(', ')}.`
                  : rating.isSuccess
                    ? 'Your rating is saved. It is yours alone and changes no score.'
                    : ''}
            </chakra.p>
          </>
        ) : (
          <chakra.p color="fg.muted">Write your deliverable first. Then rate it here.</chakra.p>
        )}
      </Step>
      {module.hasExemplar && (
        <Step number={3} title="Compare">
          {stored?.rating ? (
            <>
              <chakra.p color="fg.muted">
                One sound way to do it, with comments. Yours may differ and be as good.
              </chakra.p>
              <Exemplar learnerId={place.learnerId} moduleId={place.moduleId} />
            </>
          ) : (
            <chakra.p color="fg.muted">
              When you have rated your own work, an example with comments opens here.
            </chakra.p>
          )}
        </Step>
      )}
    </chakra.ol>
  );
}

function ratingProblem(error: Error): string {
  return hasCode(error, 'note_conflict')
    ? 'Your deliverable was changed in another window. Reload the page, then rate it again.'
    : userMessageOf(error);
}

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <chakra.li borderTopWidth="1px" py="8">
      <chakra.h3 textStyle="h3" display="flex" gap="3" mb="5">
        <chakra.span textStyle="figure" fontSize="xl" color="fg.muted" aria-hidden="true">
          {number}
        </chakra.span>
        {title}
      </chakra.h3>
      <Box>{children}</Box>
    </chakra.li>
  );
}
