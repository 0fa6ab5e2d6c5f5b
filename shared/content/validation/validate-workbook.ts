import { exampleValues, writtenExample, type ExampleValues } from '#workbooks/compute-example.ts';
import { FormulaError } from '#workbooks/formula.ts';
import {
  cellFinder,
  isLines,
  placeWorkbook,
  spreadsheetFormula,
  type CellFinder,
  type PlacedCell,
} from '#workbooks/place-workbook.ts';
import type { ContentIssue, TextIssue } from '#source.ts';
import { WorkbookSource } from '#workbook-schema.ts';
import { schemaIssues } from './schema-issues.ts';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Checks a workbook's names, its example and its formulas. Source: rules/content.md C31 */
export function checkWorkbook(file: string, workbook: WorkbookSource): ContentIssue[] {
  const shape = schemaIssues(WorkbookSource, workbook, file);
  if (shape.length > 0) return shape;
  const names = nameIssues(workbook);
  const issues =
    names.length > 0
      ? names
      : [...tableIssues(workbook), ...cellIssues(workbook), ...chartIssues(workbook)];
  return issues.map((issue) => ({ file, ...issue }));
}

function nameIssues({ sheets, chart }: WorkbookSource): TextIssue[] {
  const blocks = sheets.flatMap((sheet) => sheet.blocks);
  const lists = [
    [...sheets.map((sheet) => sheet.name.toLowerCase()), ...(chart ? ['chart'] : [])],
    blocks.flatMap((block) => (isLines(block) ? block.lines.map((line) => line.id) : [block.id])),
    ...blocks.map((block) => (isLines(block) ? [] : block.columns.map((column) => column.id))),
  ];
  return lists.flatMap((list) =>
    list
      .filter((name, index) => list.indexOf(name) !== index)
      .map((name) => ({ field: name, message: 'is the name of more than one part' })),
  );
}

function tableIssues({ sheets }: WorkbookSource): TextIssue[] {
  const blocks = sheets.flatMap((sheet) => sheet.blocks);
  return blocks.flatMap((block) => {
    if (isLines(block)) return [];
    const inputs = new Set(
      block.columns.filter((column) => !('formula' in column)).map(({ id }) => id),
    );
    const unknown = block.example.flatMap(Object.keys).filter((id) => !inputs.has(id));
    return [
      ...(block.example.length > block.rowCount
        ? [{ field: `${block.id}.example`, message: `has more than ${block.rowCount} rows` }]
        : []),
      ...unknown.map((id) => ({
        field: `${block.id}.example`,
        message: `fills in ${id}, which is no column to fill in`,
      })),
    ];
  });
}

function cellIssues(workbook: WorkbookSource): TextIssue[] {
  const sheets = placeWorkbook(workbook);
  const find = cellFinder(sheets);
  const valueOf = exampleValues(workbook, find);
  const cells = sheets.flatMap((sheet) => sheet.blocks.flatMap((block) => block.rows.flat()));
  const issues = new Map<string, TextIssue>();
  for (const cell of cells) {
    const field = cell.inTable ? `${cell.inTable.table.id}.${cell.spec.id}` : cell.spec.id;
    const message = formulaProblem(cell, find, valueOf) ?? inputProblem(cell) ?? markProblem(cell);
    if (message !== null) issues.set(`${field} ${message}`, { field, message });
  }
  return [...issues.values()];
}

function formulaProblem(cell: PlacedCell, find: CellFinder, valueOf: ExampleValues): string | null {
  if (!('formula' in cell.spec)) return null;
  try {
    spreadsheetFormula(cell.spec.formula, cell, find);
    const value = valueOf(cell);
    if (value === '') return cell.inTable ? null : 'has no result in the example';
    const wanted = cell.spec.format === 'text' ? 'string' : 'number';
    return typeof value === wanted ? null : `gives a ${typeof value} instead of a ${wanted}`;
  } catch (error) {
    if (error instanceof FormulaError) return error.message;
    throw error;
  }
}

function inputProblem(cell: PlacedCell): string | null {
  const value = writtenExample(cell);
  const { spec } = cell;
  if (value === undefined || value === '' || 'formula' in spec) return null;
  if (spec.options) return spec.options.includes(String(value)) ? null : 'is none of its options';
  if (spec.format === 'date') return ISO_DATE.test(String(value)) ? null : 'is no date';
  if (spec.format === 'text') return typeof value === 'string' ? null : 'is no text';
  if (typeof value !== 'number') return 'is no number';
  if (spec.format === 'number' && !Number.isInteger(value)) return 'is no whole number';
  if (value < (spec.min ?? 0) || value > (spec.max ?? Infinity)) return 'is out of its range';
  return null;
}

/** A mark that compares a number with a text would never, or always, hold. */
function markProblem({ spec }: PlacedCell): string | null {
  const wanted = spec.format === 'text' ? 'string' : 'number';
  const isWrong = spec.marks?.some((mark) => typeof mark.value !== wanted);
  return isWrong ? `has a mark whose value is no ${wanted}` : null;
}

function chartIssues({ sheets, chart }: WorkbookSource): TextIssue[] {
  if (!chart) return [];
  const blocks = sheets.flatMap((sheet) => sheet.blocks);
  const table = blocks.find((block) => !isLines(block) && block.id === chart.table);
  if (!table || isLines(table))
    return [{ field: 'chart.table', message: `is ${chart.table}, which is no table` }];
  const columns = new Map(table.columns.map((column) => [column.id, column]));
  return [chart.labels, ...chart.values].flatMap((id, index) => {
    const column = columns.get(id);
    if (!column) return [{ field: 'chart', message: `draws ${id}, which is no column` }];
    return index > 0 && column.format === 'text'
      ? [{ field: 'chart', message: `draws ${id}, which is text` }]
      : [];
  });
}
