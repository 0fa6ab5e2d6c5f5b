import { chakra } from '#ui/chakra/factory.ts';
import { type ChartDay, gridLines } from './week-chart.ts';

const [HEIGHT, TOP, BOTTOM] = [248, 24, 48];
/** Percent of the width, reserved for the numbers of the grid. */
const LEFT = 7;

/**
 * Draws a week as bars; screen readers get the table instead. Widths are percentages and heights are pixels, so that
 * the text keeps its size on every screen.
 */
export function WeekBars({ days }: { days: readonly ChartDay[] }) {
  const lines = gridLines(Math.max(...days.map(({ minutes }) => minutes)));
  const base = HEIGHT - BOTTOM;
  const y = (minutes: number) => base - (minutes / lines.at(-1)!) * (base - TOP);
  const slot = (100 - LEFT) / days.length;
  return (
    <chakra.svg
      aria-hidden="true"
      width="100%"
      style={{ height: HEIGHT }}
      display="block"
      overflow="visible"
      textStyle="small"
      fontVariantNumeric="tabular-nums"
    >
      {[0, ...lines].map((minutes) => (
        <g key={minutes}>
          <chakra.g color={minutes === 0 ? 'border.emphasized' : 'border'}>
            <line x1="0" x2="100%" y1={y(minutes)} y2={y(minutes)} stroke="currentColor" />
          </chakra.g>
          {minutes > 0 && (
            <chakra.g color="fg.subtle" fontSize="xs">
              <text x="0" y={y(minutes) - 5} fill="currentColor">
                {minutes}
              </text>
            </chakra.g>
          )}
        </g>
      ))}
      {days.map(({ date, minutes, shortName, isToday }, index) => {
        const middle = LEFT + slot * (index + 0.5);
        const width = slot * 0.5;
        return (
          <g key={date} textAnchor="middle">
            <chakra.g color={isToday ? 'accent.solid' : 'accent.border'}>
              {minutes > 0 && (
                <rect
                  data-day={date}
                  x={`${middle - width / 2}%`}
                  width={`${width}%`}
                  y={y(minutes)}
                  height={base - y(minutes)}
                  fill="currentColor"
                />
              )}
            </chakra.g>
            {minutes > 0 && (
              <chakra.g
                color="fg"
                fontWeight="semibold"
                css={{ paintOrder: 'stroke', stroke: 'bg.panel', strokeWidth: '5px' }}
              >
                <text x={`${middle}%`} y={y(minutes) - 7} fill="currentColor">
                  {minutes}
                </text>
              </chakra.g>
            )}
            <chakra.g
              color={isToday ? 'fg' : 'fg.muted'}
              fontWeight={isToday ? 'semibold' : 'normal'}
            >
              <text x={`${middle}%`} y={base + 20} fill="currentColor">
                {shortName}
              </text>
              {isToday && (
                <text x={`${middle}%`} y={base + 38} fill="currentColor">
                  Today
                </text>
              )}
            </chakra.g>
          </g>
        );
      })}
    </chakra.svg>
  );
}
