import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Capstone } from '@learning/shared/contract/capstones';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printDateAndTime } from '#lib/print-date.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';
import { RubricRating } from '../work/rubric-rating.tsx';
import { SavedLine } from './saved-line.tsx';

type ExerciseView = Capstone['exercises'][number];
type Levels = Record<string, Record<string, string>>;

interface Props {
  learnerId: string;
  capstone: Capstone;
  exercise: ExerciseView;
}

/** Three sample papers to rate; afterward, what experts said of them. */
export function Exercise({ learnerId, capstone, exercise }: Props) {
  const { courseId, rubric } = capstone;
  const [levels, setLevels] = useState<Levels>(exercise.levels);
  const rating = useApiMutation('rateSamples', {
    call: () => ({
      params: { userId: learnerId, id: String(courseId), exerciseId: exercise.id },
      body: { levels },
    }),
  });
  const unrated = exercise.papers.flatMap(({ id }, index) =>
    rubric.some(({ name }) => !levels[id]?.[name]) ? [`Paper ${index + 1}`] : [],
  );
  const isWaiting = (exercise.wait?.secondsLeft ?? 0) > 0;
  return (
    <chakra.details layerStyle="card" px={{ base: '4', md: '6' }} py="4" open={!exercise.isPassed}>
      <chakra.summary textStyle="h4" cursor="button" py="1">
        {exercise.title}
        {exercise.isPassed && (
          <chakra.span textStyle="small" color="fg.muted" ms="2">
            {`${exercise.agreement}% agreement with the experts`}
          </chakra.span>
        )}
      </chakra.summary>
      <chakra.p mt="3">{exercise.brief}</chakra.p>
      <Stack gap="10" mt="6">
        {exercise.papers.map((paper, index) => (
          <chakra.section key={paper.id} aria-labelledby={`${exercise.id}-${paper.id}`}>
            <chakra.h4 id={`${exercise.id}-${paper.id}`} textStyle="h4">
              {`Paper ${index + 1}`}
            </chakra.h4>
            <chakra.div
              mt="3"
              ps="4"
              borderInlineStartWidth="2px"
              borderColor="border.emphasized"
              whiteSpace="pre-wrap"
            >
              {paper.text}
            </chakra.div>
            {paper.experts ? (
              <chakra.dl mt="5" display="grid" gap="4">
                {paper.experts.map(({ row, level, reason }) => (
                  <div key={row}>
                    <chakra.dt fontWeight="semibold">{`${row}: ${level}`}</chakra.dt>
                    <chakra.dd>
                      {levels[paper.id]?.[row] !== level && (
                        <chakra.span display="block" textStyle="small" color="fg.muted">
                          {`You said: ${levels[paper.id]?.[row] ?? 'nothing'}`}
                        </chakra.span>
                      )}
                      {reason}
                    </chakra.dd>
                  </div>
                ))}
              </chakra.dl>
            ) : (
              <chakra.div mt="5">
                <RubricRating
                  rubric={rubric}
                  levels={levels[paper.id] ?? {}}
                  onChange={(part, level) =>
                    setLevels({ ...levels, [paper.id]: { ...levels[paper.id], [part]: level } })
                  }
                />
              </chakra.div>
            )}
          </chakra.section>
        ))}
      </Stack>
      {!exercise.isPassed && (
        <>
          <Button
            mt="6"
            disabled={unrated.length > 0 || isWaiting}
            pendingText={rating.isPending && 'Comparing...'}
            onClick={() => rating.mutate()}
          >
            Compare With the Experts
          </Button>
          <SavedLine error={rating.error} message={userMessageOf}>
            {outcomeOf(exercise, unrated)}
          </SavedLine>
        </>
      )}
    </chakra.details>
  );
}

function outcomeOf({ agreement, wait }: ExerciseView, unrated: readonly string[]): string {
  if (agreement !== null) {
    const opens =
      wait && wait.secondsLeft > 0
        ? `You can rate them again from ${printDateAndTime(wait.opensAt)} on.`
        : 'Read the rubric once more, and rate them again.';
    return `You agree ${agreement}% with the experts; 80% is needed. ${opens}`;
  }
  return unrated.length > 0 ? `Still to rate: ${unrated.join(', ')}.` : '';
}
