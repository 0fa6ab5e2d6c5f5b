import type { ScenarioDecision } from '@learning/shared/contract/activity-payloads';
import type { ScenarioReview } from '@learning/shared/contract/scenarios';
import { chakra } from '#ui/chakra/factory.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

interface Props {
  decisions: readonly ScenarioDecision[];
  /** After a pass: then the branches not taken are those of the scenario. */
  scenario: NonNullable<ScenarioReview['scenario']> | undefined;
}

const COLUMN = 76;
const HEIGHT = 132;
const MIDDLE = 66;
const RADIUS = 17;
const STUB = 30;

/** The path as a map: what was decided in a line, and what was not as branches. Before a pass, they tell nothing. Decoration: the list says it. */
export function PathMap({ decisions, scenario }: Props) {
  const width = (decisions.length + 1) * COLUMN;
  const x = (index: number) => COLUMN / 2 + index * COLUMN;
  const end = x(decisions.length);
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
      width="100%"
      mt="3"
      fontSize="15px"
      fontWeight="semibold"
      css={{
        maxWidth: '40rem',
        '& .road': {
          fill: 'none',
          stroke: 'accent.solid',
          strokeWidth: '3px',
          strokeDasharray: '1',
          animationName: 'draw-line',
          animationDuration: '400ms',
          animationTimingFunction: 'ease-out',
        },
        '& .stub': {
          fill: 'none',
          stroke: 'fg.subtle',
          strokeWidth: '1.5px',
          strokeDasharray: '3 3',
        },
        '& .end': { fill: 'bg', stroke: 'accent.solid', strokeWidth: '3px' },
        '& .tip': { fill: 'bg', stroke: 'fg.subtle', strokeWidth: '1.5px' },
        '& .tip.best': { stroke: 'success.solid' },
        '& .tip.partly': { stroke: 'signal.solid' },
        '& .tip.harm': { stroke: 'danger.solid' },
        '& .node': { fill: 'accent.solid' },
        '& .node.best': { fill: 'success.solid' },
        '& .node.partly': { fill: 'signal.solid' },
        '& .node.harm': { fill: 'danger.solid' },
        '& .number': { fill: 'accent.contrast' },
      }}
    >
      {decisions.map((decision, index) =>
        branchesOf(decision, scenario).map((outcome, at, all) => {
          const up = at % 2 === 0 ? -1 : 1;
          const reach = STUB + (all.length > 2 && at > 1 ? 12 : 0);
          const tip = { x: x(index) + reach, y: MIDDLE + up * (26 + (at > 1 ? 22 : 8)) };
          return (
            <g key={`${decision.stepId} ${at}`}>
              <path
                className="stub"
                d={`M${x(index)} ${MIDDLE}C${x(index) + 10} ${tip.y},${tip.x - 14} ${tip.y},${tip.x} ${tip.y}`}
              />
              <circle className={`tip ${outcome}`} cx={tip.x} cy={tip.y} r="5" />
            </g>
          );
        }),
      )}
      <path className="road" pathLength={1} d={`M${x(0)} ${MIDDLE}H${end}`} />
      {decisions.map((decision, index) => (
        <g key={decision.stepId}>
          <circle className={`node ${outcomeOf(decision)}`} cx={x(index)} cy={MIDDLE} r={RADIUS} />
          <text className="number" x={x(index)} y={MIDDLE + 5} textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
      <circle className="end" cx={end} cy={MIDDLE} r="8" />
    </chakra.svg>
  );
}

/** Returns the choices that were not taken; two of unknown outcome before a pass, however many there were. */
function branchesOf(decision: ScenarioDecision, scenario: Props['scenario']): Outcome[] {
  const step = scenario?.steps.find(({ id }) => id === decision.stepId);
  if (!step) return ['unknown', 'unknown'];
  const bestValue = Math.max(...step.choices.map(({ value }) => value));
  return step.choices
    .filter(({ id }) => id !== decision.choiceId)
    .map(({ value }) => outcomeOf({ value, bestValue }));
}
