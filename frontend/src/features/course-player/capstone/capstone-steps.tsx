import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Module } from '@learning/shared/contract/catalog';
import type { Capstone } from '@learning/shared/contract/capstones';
import type { WrittenWork } from '@learning/shared/contract/work';
import {
  capstoneFactPrompt,
  capstonePartPrompt,
} from '@learning/shared/domain/capstone/capstone-rules';
import { DELIVERABLE } from '@learning/shared/domain/learning/written-work';
import { useCallback, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';
import type { WorkPlace } from '../work/use-written-work.ts';
import { Exercise } from './exercise.tsx';
import { useMarks } from './marks-draft.ts';
import { FactField, PartField } from './part-field.tsx';
import { PeerRatings } from './peer-rating.tsx';
import { CapstoneResult } from './result.tsx';
import { SavedLine } from './saved-line.tsx';
import { SentenceMarks } from './sentence-marks.tsx';
import { Step } from './step.tsx';

interface Props {
  place: Omit<WorkPlace, 'promptId'>;
  module: Module;
  capstone: Capstone;
  work: readonly WrittenWork[];
}

/** The steps of a capstone: calibrate, write, mark, hand in, rate others, and the result. */
export function CapstoneSteps({ place, module, capstone, work }: Props) {
  const { learnerId, courseId, moduleId } = place;
  const { exercises, isCalibrated, handedIn, parts, facts } = capstone;
  const [texts, setTexts] = useState<Record<string, string>>({});
  const onText = useCallback(
    (promptId: string, text: string) =>
      setTexts((before) => (before[promptId] === text ? before : { ...before, [promptId]: text })),
    [],
  );
  const draft = useMarks(learnerId, courseId, handedIn?.marks);
  const storedAs = (promptId: string) =>
    work.find((item) => item.moduleId === moduleId && item.promptId === promptId);
  const earlier = storedAs(DELIVERABLE)?.text.trim();
  const partTexts = Object.fromEntries(
    parts.map(({ id }) => [id, (texts[capstonePartPrompt(id)] ?? '').trim()]),
  );
  const factTexts = Object.fromEntries(
    facts.map(({ id }) => [id, (texts[capstoneFactPrompt(id)] ?? '').trim()]),
  );
  const passed = exercises.filter((exercise) => exercise.isPassed).length;
  return (
    <chakra.ol mt="8" listStyleType="none">
      <Step
        number={1}
        title="Calibrate your eye"
        state={isCalibrated ? 'Done' : `${passed} of ${exercises.length}`}
      >
        <chakra.p color="fg.muted" mb="4">
          Rate three sample papers in each exercise. You go on when you agree at least 80% with
          experts who rated them. Your first try decides how much your ratings of others count.
        </chakra.p>
        <Stack gap="4">
          {exercises.map((exercise) => (
            <Exercise
              key={`${exercise.id}-${exercise.isPassed}`}
              learnerId={learnerId}
              capstone={capstone}
              exercise={exercise}
            />
          ))}
        </Stack>
      </Step>
      <Step number={2} title="Write it in parts">
        {earlier && (
          <chakra.details mb="5">
            <chakra.summary cursor="button" py="2" fontWeight="semibold">
              Your earlier deliverable
            </chakra.summary>
            <chakra.p mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {earlier}
            </chakra.p>
          </chakra.details>
        )}
        <Stack gap="8">
          {parts.map((part) => (
            <PartText
              key={part.id}
              promptId={capstonePartPrompt(part.id)}
              onText={onText}
              field={(tell) => (
                <PartField
                  part={part}
                  place={{ ...place, promptId: capstonePartPrompt(part.id) }}
                  stored={storedAs(capstonePartPrompt(part.id))}
                  onText={tell}
                />
              )}
            />
          ))}
          <Box
            display="grid"
            gap="5"
            gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
          >
            {facts.map((fact) => (
              <PartText
                key={fact.id}
                promptId={capstoneFactPrompt(fact.id)}
                onText={onText}
                field={(tell) => (
                  <FactField
                    fact={fact}
                    place={{ ...place, promptId: capstoneFactPrompt(fact.id) }}
                    stored={storedAs(capstoneFactPrompt(fact.id))}
                    onText={tell}
                  />
                )}
              />
            ))}
          </Box>
        </Stack>
      </Step>
      <Step number={3} title="Mark what meets the rubric">
        <chakra.p color="fg.muted" mb="4">
          For each row, mark the sentences that meet it, up to six. Your raters see them.
        </chakra.p>
        <SentenceMarks
          capstone={capstone}
          texts={partTexts}
          marks={draft.marks}
          onChange={draft.change}
        />
      </Step>
      <Step
        number={4}
        title="Hand it in"
        state={handedIn ? `Version ${handedIn.number} is in` : undefined}
      >
        <HandIn
          learnerId={learnerId}
          capstone={capstone}
          parts={partTexts}
          facts={factTexts}
          marks={draft.marks}
          onHandedIn={draft.forget}
        />
      </Step>
      <Step number={5} title="Rate two others">
        {handedIn ? (
          <PeerRatings learnerId={learnerId} capstone={capstone} />
        ) : (
          <chakra.p color="fg.muted">Hand in your own capstone first.</chakra.p>
        )}
      </Step>
      <Step number={6} title="Your result">
        <CapstoneResult
          learnerId={learnerId}
          capstone={capstone}
          hasExemplar={module.hasExemplar}
        />
      </Step>
    </chakra.ol>
  );
}

interface PartTextProps {
  promptId: string;
  onText: (promptId: string, text: string) => void;
  field: (tell: (text: string) => void) => React.ReactNode;
}

/** Gives a field a callback that stays the same. */
function PartText({ promptId, onText, field }: PartTextProps) {
  const tell = useCallback((text: string) => onText(promptId, text), [promptId, onText]);
  return field(tell);
}

interface HandInProps {
  learnerId: string;
  capstone: Capstone;
  parts: Record<string, string>;
  facts: Record<string, string>;
  marks: NonNullable<Capstone['handedIn']>['marks'];
  onHandedIn: () => void;
}

function HandIn({ learnerId, capstone, parts, facts, marks, onHandedIn }: HandInProps) {
  const { courseId, handedIn, checks, isCalibrated, revisionsLeft } = capstone;
  const handIn = useApiMutation('handInCapstone', {
    call: (despiteFindings: boolean) => ({
      params: { userId: learnerId, id: String(courseId) },
      body: { revises: handedIn?.number ?? 0, parts, facts, marks, despiteFindings },
    }),
    onSuccess: (outcome) => {
      if (outcome.isHandedIn) onHandedIn();
    },
  });
  const findings = handIn.data?.findings ?? [];
  const isBlocked = findings.some(({ checkId }) => /^(part|fact|marks)-/.test(checkId));
  return (
    <>
      <chakra.p color="fg.muted">The server checks what can be checked:</chakra.p>
      <chakra.ul ps="5" mt="2" listStyleType="disc" textStyle="small">
        {checks.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </chakra.ul>
      <Box aria-live="polite">
        {findings.length > 0 && (
          <Note colorPalette="signal" mt="5">
            <chakra.p fontWeight="semibold">
              {isBlocked ? 'Something is missing' : 'Have another look at this'}
            </chakra.p>
            <chakra.ul ps="5" mt="2" listStyleType="disc">
              {findings.map(({ checkId, title, finding }) => (
                <li key={checkId}>
                  <strong>{`${title}. `}</strong>
                  {finding}
                </li>
              ))}
            </chakra.ul>
            {!isBlocked && (
              <>
                <chakra.p mt="3" textStyle="small">
                  If it stands as you mean it, hand it in all the same. Your raters then see what
                  was found.
                </chakra.p>
                <Button
                  mt="3"
                  size="sm"
                  variant="outline"
                  pendingText={handIn.isPending && 'Handing in...'}
                  onClick={() => handIn.mutate(true)}
                >
                  Hand It In As It Is
                </Button>
              </>
            )}
          </Note>
        )}
      </Box>
      <Button
        mt="6"
        disabled={!isCalibrated || revisionsLeft <= 0}
        pendingText={handIn.isPending && 'Checking...'}
        onClick={() => handIn.mutate(false)}
      >
        {handedIn ? 'Hand In a Revision' : 'Check and Hand In'}
      </Button>
      <SavedLine error={handIn.error} message={userMessageOf}>
        {!isCalibrated
          ? 'First pass both calibration exercises. What you write is saved meanwhile.'
          : revisionsLeft <= 0
            ? 'You have revised it twice, so this version stays.'
            : handedIn
              ? `You can revise it ${revisionsLeft === 1 ? 'once more' : 'twice'}. A revision is rated again.`
              : 'You can revise it twice.'}
      </SavedLine>
    </>
  );
}
