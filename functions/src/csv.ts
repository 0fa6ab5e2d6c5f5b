/** Starts of a cell that a spreadsheet would compute. */
const FORMULA = /^[=+\-@\t\r]/;

/** Returns rows as a CSV file for spreadsheets (RFC 4180), which cannot compute a cell that begins like a formula. */
export function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string | number>[],
): string {
  const lines = [
    columns.map(cell),
    ...rows.map((row) => columns.map((column) => cell(row[column]))),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  // A negative number is computed to itself.
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
