import type { CalculatorFigure } from '@learning/content/interactive-figure-schema';
import { type FigureFormat, printValue } from '@learning/shared/domain/lesson-figures/print-value';
import { chakra } from '#ui/chakra/factory.ts';

interface Props {
  input: CalculatorFigure['inputs'][number];
  format: FigureFormat;
  /** Where the reader is. */
  at: number;
  valueAt: (input: number) => number;
}

const WIDTH = 320;
const HEIGHT = 144;
const TOP = 12;
const BOTTOM = 120;
const STEPS = 48;

/** A result over all values of one input, from zero, with the reader's place on it. */
export function Curve({ input, format, at, valueAt }: Props) {
  const inputs = Array.from(
    { length: STEPS + 1 },
    (_, step) => input.min + ((input.max - input.min) * step) / STEPS,
  );
  const most = Math.max(...inputs.map(valueAt), 1e-9);
  const x = (value: number) =>
    8 + ((WIDTH - 16) * (value - input.min)) / (input.max - input.min || 1);
  const y = (value: number) => BOTTOM - ((BOTTOM - TOP) * value) / most;
  const path = inputs
    .map(
      (value, step) =>
        `${step === 0 ? 'M' : 'L'}${x(value).toFixed(1)},${y(valueAt(value)).toFixed(1)}`,
    )
    .join('');
  const here = { x: x(at), y: y(valueAt(at)) };
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      width="100%"
      height="9rem"
      my="1"
      fontSize="12px"
      css={{
        '& .axis': { stroke: 'border.emphasized' },
        '& .area': { fill: 'accent.subtle' },
        '& .line': { fill: 'none', stroke: 'accent.solid', strokeWidth: '2.5px' },
        '& .lead': { stroke: 'fg.subtle', strokeDasharray: '3 3' },
        '& .here': { fill: 'accent.solid', stroke: 'bg.panel', strokeWidth: '3px' },
        '& text': { fill: 'fg.muted' },
        '& .value': { fill: 'fg', fontWeight: '600' },
      }}
    >
      <line className="axis" x1="8" x2={WIDTH - 8} y1={BOTTOM} y2={BOTTOM} />
      <path className="area" d={`${path}L${x(input.max)},${BOTTOM}L${x(input.min)},${BOTTOM}Z`} />
      <path className="line" d={path} />
      <line className="lead" x1={here.x} x2={here.x} y1={here.y} y2={BOTTOM} />
      <circle className="here" cx={here.x} cy={here.y} r="7" />
      <text x="8" y={HEIGHT - 6}>
        {printValue(input.min, input.format)}
      </text>
      <text x={WIDTH - 8} y={HEIGHT - 6} textAnchor="end">
        {printValue(input.max, input.format)}
      </text>
      <text
        className="value"
        x={here.x > WIDTH / 2 ? here.x - 10 : here.x + 10}
        y={Math.max(TOP + 2, here.y - 8)}
        textAnchor={here.x > WIDTH / 2 ? 'end' : 'start'}
      >
        {printValue(valueAt(at), format)}
      </text>
    </chakra.svg>
  );
}
