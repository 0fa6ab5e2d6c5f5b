/** How values are printed: `1,200`, `12.5`, `12.5%` (written as 12.5), `$1,200`. */
export const FIGURE_FORMATS = ['number', 'decimal', 'percent', 'dollars'] as const;

export type FigureFormat = (typeof FIGURE_FORMATS)[number];

const printers: Record<FigureFormat, (value: number) => string> = {
  number: (value) => value.toLocaleString('en-US', { maximumFractionDigits: 0 }),
  decimal: (value) => value.toLocaleString('en-US', { maximumFractionDigits: 2 }),
  percent: (value) => `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })}%`,
  dollars: (value) => `$${value.toLocaleString('en-US', { maximumFractionDigits: 0 })}`,
};

export function printValue(value: number, format: FigureFormat): string {
  return printers[format](value);
}
