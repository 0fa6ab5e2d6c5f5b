import { isoDateOf, type CellValue } from '@learning/content/workbooks/compute-formula';
import type { CellFormat } from '@learning/content/workbook-schema';

const inDigits = (value: number, least: number, most: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });

const printers: Record<CellFormat, (value: number) => string> = {
  text: String,
  number: (value) => inDigits(value, 0, 0),
  decimal: (value) => inDigits(value, 2, 2),
  percent: (value) => `${inDigits(value * 100, 1, 1)}%`,
  dollars: (value) => `${value < 0 ? '-' : ''}$${inDigits(Math.abs(value), 0, 0)}`,
  date: isoDateOf,
};

/** The same formats in the language of spreadsheets. */
export const NUMBER_FORMATS: Record<CellFormat, string> = {
  text: 'General',
  number: '#,##0',
  decimal: '#,##0.00',
  percent: '0.0%',
  dollars: '"$"#,##0;-"$"#,##0',
  date: 'yyyy-mm-dd',
};

/** Prints a cell as a spreadsheet shows it. */
export function printCell(value: CellValue, format: CellFormat): string {
  return typeof value === 'number' ? printers[format](value) : String(value);
}
