import type { Figures } from './simulation-model.ts';

export const FIGURE_UNITS = ['count', 'percent', 'points', 'dollars', 'days', 'hours'] as const;

export type FigureUnit = (typeof FIGURE_UNITS)[number];

/** A number that a simulation shows or asks for. */
export interface NamedFigure {
  id: string;
  name: string;
  unit: FigureUnit;
}

/** Prints a figure with its unit: `$4,000`, `7.5%`, `3 days`. */
export function printFigure(value: number, unit: FigureUnit): string {
  const isCents = unit === 'dollars' && !Number.isInteger(value);
  const number = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: isCents ? 2 : 0,
    maximumFractionDigits: 2,
  });
  const sign = value < 0 ? '−' : '';
  switch (unit) {
    case 'dollars':
      return `${sign}$${number}`;
    case 'percent':
      return `${sign}${number}%`;
    case 'days':
      return `${sign}${number} ${value === 1 ? 'day' : 'days'}`;
    case 'hours':
      return `${sign}${number} ${value === 1 ? 'hour' : 'hours'}`;
    case 'points':
    case 'count':
      return `${sign}${number}`;
  }
}

/** Returns a text with the figures that it names in braces: `{staff}`. */
export function withFigures(text: string, names: readonly NamedFigure[], figures: Figures): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, id: string) => {
    const unit = names.find((named) => named.id === id)?.unit;
    const value = figures[id];
    return unit === undefined || value === undefined ? whole : printFigure(value, unit);
  });
}
