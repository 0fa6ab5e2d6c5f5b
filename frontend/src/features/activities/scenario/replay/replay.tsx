import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ScenarioIntroduction } from '@learning/shared/contract/activity-payloads';
import { withTypographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { scenarioReviewQuery } from '#queries/activities.ts';
import { LoadFailure } from '#features/activities/components/load-failure.tsx';
import { Consequence } from '../conversation/consequence.tsx';
import { Earlier } from '../conversation/earlier.tsx';
import { OpenDecision } from '../conversation/open-decision.tsx';
import { Points } from '../results/points.tsx';
import { playedDecisions, type WholeScenario } from './played-decisions.ts';

interface Props {
  learnerId: string;
  activityId: string;
  introduction: ScenarioIntroduction;
  onClose: () => void;
}

/** Plays a passed scenario again on this device. Nothing is sent or graded, and each decision can be made again. */
export function Replay({ learnerId, activityId, introduction, onClose }: Props) {
  const { data, error, refetch } = useQuery(scenarioReviewQuery(learnerId, activityId));
  const scenario = useMemo(() => data?.scenario && withTypographicQuotes(data.scenario), [data]);
  if (scenario) {
    return <Stage scenario={scenario} introduction={introduction} onClose={onClose} />;
  }
  if (error || data) return <LoadFailure onRetry={() => void refetch()} />;
  return <Skeleton height="96" aria-busy="true" />;
}

interface StageProps {
  scenario: WholeScenario;
  introduction: ScenarioIntroduction;
  onClose: () => void;
}

function Stage({ scenario, introduction, onClose }: StageProps) {
  const [choiceIds, setChoiceIds] = useState<string[]>([]);
  const [isAnswer, setAnswer] = useState(false);
  const { decisions, step } = playedDecisions(scenario, choiceIds);
  const last = decisions.at(-1);
  const decideAgain = (index: number) => {
    setChoiceIds(choiceIds.slice(0, index));
    setAnswer(false);
  };
  const shown = isAnswer ? decisions.slice(0, -1) : decisions;
  return (
    <Box>
      <Box display="flex" gap="3" flexWrap="wrap" alignItems="center" mb="6">
        <chakra.p color="fg.muted" flex="1" minW="56">
          Replay: nothing here is graded, and you can decide any step again.
        </chakra.p>
        <Button size="sm" variant="outline" colorPalette="neutral" onClick={onClose}>
          Back to Results
        </Button>
      </Box>
      {isAnswer && last ? (
        <Consequence
          key={`${last.step.id} ${last.choice.id}`}
          decision={last}
          place={decisions.length}
          takesFocus
          mark={<Points value={last.value} bestValue={last.bestValue} />}
        >
          <Box display="flex" gap="3" flexWrap="wrap">
            {step ? (
              <Button onClick={() => setAnswer(false)}>Next Step</Button>
            ) : (
              <Button onClick={() => decideAgain(0)}>Start Over</Button>
            )}
            <Button
              variant="outline"
              colorPalette="neutral"
              onClick={() => decideAgain(decisions.length - 1)}
            >
              Decide Again
            </Button>
          </Box>
        </Consequence>
      ) : (
        step && (
          <OpenDecision
            key={`${step.id} ${choiceIds.join(' ')}`}
            step={step}
            people={introduction.people ?? []}
            place={decisions.length + 1}
            onDecide={(choiceId) => {
              setChoiceIds([...choiceIds, choiceId]);
              setAnswer(true);
            }}
            takesFocus
          />
        )
      )}
      <Earlier
        introduction={introduction}
        decisions={shown}
        renderAction={(decision, index) => (
          <Button
            mt="3"
            size="sm"
            variant="outline"
            colorPalette="neutral"
            aria-label={`Decide Again: ${decision.step.title}`}
            onClick={() => decideAgain(index)}
          >
            Decide Again
          </Button>
        )}
      />
    </Box>
  );
}
