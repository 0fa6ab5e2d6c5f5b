/** What a chart draws: a name and a number for each series. */
export type ChartRow = { name: string } & Record<string, number | string | null>;

export interface Series {
  key: string;
  name: string;
}

export interface ChartProps {
  kind: 'bars' | 'lines';
  rows: readonly ChartRow[];
  series: readonly Series[];
  /** What the chart shows, for assistive technology. */
  label: string;
  format: (value: number) => string;
  /** Of the axis: short. @default as `format` */
  formatAxis?: (value: number) => string;
}
