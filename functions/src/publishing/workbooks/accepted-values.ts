import type { PlacedCell } from '@learning/content/workbooks/place-workbook';
import type { DataValidation } from 'hucre';
import { areasOf } from './cell-areas.ts';
import { printCell } from './print-cell.ts';

/** Returns what each line, and each column of a table, accepts. */
export function validations(rows: readonly PlacedCell[][]): DataValidation[] {
  return areasOf(rows).flatMap(({ first, range }) => {
    const rule = acceptedValues(first);
    if (!rule) return [];
    return [
      { ...rule, range, allowBlank: true, showErrorMessage: true, errorTitle: 'Check this cell' },
    ];
  });
}

function acceptedValues({ spec }: PlacedCell): Omit<DataValidation, 'range'> | null {
  if ('formula' in spec) return null;
  const { format, options, min = 0, max } = spec;
  if (options) {
    return { type: 'list', values: options, errorMessage: 'Pick a value from the list.' };
  }
  if (format === 'text') return null;
  if (format === 'date') {
    const errorMessage = 'Enter a date, such as 2026-11-22.';
    return { type: 'date', operator: 'greaterThanOrEqual', formula1: '1', errorMessage };
  }
  const type = format === 'number' ? 'whole' : 'decimal';
  const kind = format === 'number' ? 'a whole number' : 'a number';
  const print = (value: number) => printCell(value, format);
  return max === undefined
    ? {
        type,
        operator: 'greaterThanOrEqual',
        formula1: String(min),
        errorMessage: `Enter ${kind}, ${print(min)} or more.`,
      }
    : {
        type,
        operator: 'between',
        formula1: String(min),
        formula2: String(max),
        errorMessage: `Enter ${kind} from ${print(min)} to ${print(max)}.`,
      };
}
