/**
 * The schema of workbooks: `workbooks/<resource slug>.ts` in a course folder (`defineWorkbook`). Publishing makes two .xlsx files of it,
 * an empty one and one with the example, and the tables with the computed example on the resource's page.
 *
 * A formula is written as in a spreadsheet, without `=`, with names in braces instead of cells:
 *   `{leavers} * {costPerLeaver}`        lines, anywhere in the workbook
 *   `SUM({exits.cost})`                  a column of a table: all its rows
 *   `{hours} * {rate}`                   in a column's formula: cells of the same row
 * Functions: SUM, AVERAGE, MEDIAN, MIN, MAX, COUNT, COUNTA, COUNTIF, SUMIF, AVERAGEIF, IF, AND, OR, NOT, ABS, INT, ROUND, ROUNDUP,
 * ROUNDDOWN, EDATE. A formula shows an empty cell while an input is empty (of a column: all rows), and instead of an error.
 *
 * Source: rules/content.md C31
 */
import * as z from 'zod';

const text = z.string().trim().min(1);
const name = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'a camelCase name');

/**
 * `number` is a whole number, `dollars` prints whole dollars. `percent` is written as a share: 0.125 prints `12.5%`. `date` is written
 * `2026-11-22`.
 */
export const CELL_FORMATS = ['text', 'number', 'decimal', 'percent', 'dollars', 'date'] as const;
export type CellFormat = (typeof CELL_FORMATS)[number];

const value = z.union([z.string(), z.number()]);

/** Colors the cells whose value meets it. The first one that a value meets counts; the value itself says the same without the color. */
const Mark = z.strictObject({
  when: z.enum(['<', '<=', '=', '>=', '>']),
  value,
  color: z.enum(['red', 'amber', 'green']),
});
export type Mark = z.infer<typeof Mark>;

const cell = {
  /** Unique: lines in the workbook, columns in their table. */
  id: name,
  label: text.max(80),
  format: z.enum(CELL_FORMATS),
  /** @default red below zero, in computed numbers */
  marks: z.array(Mark).min(1).max(3).optional(),
};

/** Explains the input or the formula in a few words. */
const note = text.max(160).optional();

const inputRules = {
  /** A drop-down list; other values are refused. Spreadsheets hold the list in one text of 255 characters. */
  options: z
    .array(text.max(20).regex(/^[^,"]+$/, 'no commas or quotes'))
    .min(2)
    .max(12)
    .optional(),
  /** Numbers below and above are refused. @default min 0 */
  min: z.number().optional(),
  max: z.number().optional(),
};

/** A cell to fill in, with the example's value. */
const InputLine = z.strictObject({ ...cell, ...inputRules, note, example: value });
/** A computed cell. `note` says how, in words. */
const FormulaLine = z.strictObject({ ...cell, note, formula: text });

const InputColumn = z.strictObject({ ...cell, ...inputRules });
const FormulaColumn = z.strictObject({ ...cell, formula: text });

const blockBase = {
  /** @default no heading */
  heading: text.max(80).optional(),
  /** One or two sentences above the block. */
  intro: text.max(300).optional(),
};

export const LinesBlock = z.strictObject({
  ...blockBase,
  lines: z.array(z.union([InputLine, FormulaLine])).min(1),
});

export const TableBlock = z.strictObject({
  ...blockBase,
  /** Unique in the workbook; formulas elsewhere name a column `{id.column}`. */
  id: name,
  columns: z
    .array(z.union([InputColumn, FormulaColumn]))
    .min(2)
    .max(12),
  /** Rows to fill in, at least those of the example. */
  rowCount: z.number().int().min(1).max(150),
  /** The example's rows, with the values of the columns to fill in, by column id. */
  example: z.array(z.record(z.string(), value)).min(1),
});

/** A chart of a table's columns, on a last sheet of its own named Chart. */
const Chart = z.strictObject({
  /** What it shows; also its description for screen readers. */
  title: text.max(80),
  /** The id of the table. */
  table: name,
  /** The column that names its groups of bars. */
  labels: name,
  /** The columns that are drawn. */
  values: z.array(name).min(1).max(3),
  isStacked: z.boolean().optional(),
});
export type WorkbookChart = z.infer<typeof Chart>;

export const WorkbookSource = z.strictObject({
  title: text.max(80),
  chart: Chart.optional(),
  sheets: z
    .array(
      z.strictObject({
        /** Name of the tab. */
        name: text.max(31).regex(/^[^\][*?/\\:']+$/, 'no characters that a sheet name cannot have'),
        blocks: z.array(z.union([LinesBlock, TableBlock])).min(1),
      }),
    )
    .min(1)
    .max(5),
});

export type InputLine = z.infer<typeof InputLine>;
export type FormulaLine = z.infer<typeof FormulaLine>;
export type WorkbookLine = InputLine | FormulaLine;
export type WorkbookColumn = z.infer<typeof InputColumn> | z.infer<typeof FormulaColumn>;
export type LinesBlock = z.infer<typeof LinesBlock>;
export type TableBlock = z.infer<typeof TableBlock>;
export type WorkbookSource = z.infer<typeof WorkbookSource>;

/** Gives a workbook file its type. The validator checks its values and formulas. */
export function defineWorkbook(workbook: WorkbookSource): WorkbookSource {
  return workbook;
}
