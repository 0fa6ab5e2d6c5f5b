import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { ChartProps } from './chart-data.ts';

const MARGIN = { top: 8, right: 8, bottom: 0, left: 0 };
const AXIS_WIDTH = 64;
/** Labels of the axis are cut to this; the tooltip and the table have the whole name. */
const LABEL_CHARACTERS = 12;
const MAX_BAR_WIDTH = 40;

/** Draws a chart. The arrow keys move from point to point and show its values. Loaded with the first chart of a page. */
export default function ChartCanvas({
  kind,
  rows,
  series,
  label,
  format,
  formatAxis = format,
}: ChartProps) {
  const Chart = kind === 'bars' ? BarChart : LineChart;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Chart data={[...rows]} margin={MARGIN} title={label} accessibilityLayer>
        <CartesianGrid vertical={false} />
        <XAxis
          dataKey="name"
          tickLine={false}
          tickFormatter={(name: string) =>
            name.length > LABEL_CHARACTERS ? `${name.slice(0, LABEL_CHARACTERS)}…` : name
          }
        />
        <YAxis
          width={AXIS_WIDTH}
          tickLine={false}
          axisLine={false}
          tickFormatter={(value: number) => formatAxis(value)}
        />
        <Tooltip
          isAnimationActive={false}
          formatter={(value) => (typeof value === 'number' ? format(value) : '–')}
        />
        {series.map(({ key, name }, index) =>
          kind === 'bars' ? (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              className={`series-${index}`}
              maxBarSize={MAX_BAR_WIDTH}
              isAnimationActive={false}
            />
          ) : (
            <Line
              key={key}
              dataKey={key}
              name={name}
              className={`series-${index}`}
              isAnimationActive={false}
              strokeWidth={2}
              dot={{ r: 3 }}
              connectNulls
            />
          ),
        )}
      </Chart>
    </ResponsiveContainer>
  );
}
