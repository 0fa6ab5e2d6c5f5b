import type { WorkbookSource } from '#workbook-schema.ts';
import { computeFormula, dateNumber, type CellValue } from './compute-formula.ts';
import { FormulaError, namesIn, parseFormula } from './formula.ts';
import { cellFinder, placeWorkbook, type PlacedCell } from './place-workbook.ts';

/** Returns the example's value of any cell. Dates are the numbers that a spreadsheet has for them. */
export type ExampleValues = (cell: PlacedCell) => CellValue;

/**
 * Computes a workbook's example, cell by cell when it is asked for.
 *
 * @throws FormulaError (from the returned function) for a formula that cannot be computed
 */
export function exampleValues(
  workbook: WorkbookSource,
  find = cellFinder(placeWorkbook(workbook)),
): ExampleValues {
  const known = new Map<PlacedCell['spec'], Map<number, CellValue | null>>();
  const valueOf: ExampleValues = (cell) => {
    const values = known.get(cell.spec) ?? new Map<number, CellValue | null>();
    known.set(cell.spec, values);
    const value = values.get(cell.row);
    if (value === null) throw new FormulaError('depends on its own result');
    if (value !== undefined) return value;
    values.set(cell.row, null);
    const computed = 'formula' in cell.spec ? compute(cell, cell.spec.formula) : inputValue(cell);
    values.set(cell.row, computed);
    return computed;
  };
  const compute = (cell: PlacedCell, text: string): CellValue => {
    const formula = parseFormula(text);
    const valueNamed = (name: string) => {
      const found = find(name, cell);
      return Array.isArray(found) ? found.map(valueOf) : valueOf(found);
    };
    const isEmpty = namesIn(formula).some((name) =>
      [valueNamed(name)].flat().every((value) => value === ''),
    );
    return isEmpty ? '' : computeFormula(formula, valueNamed);
  };
  return valueOf;
}

/** Returns the example's value of a cell to fill in, as it is written; undefined if the example leaves the cell empty. */
export function writtenExample({ spec, inTable }: PlacedCell): string | number | undefined {
  if (inTable) return inTable.table.example[inTable.rowIndex]?.[spec.id];
  return 'example' in spec ? spec.example : undefined;
}

function inputValue(cell: PlacedCell): CellValue {
  const value = writtenExample(cell) ?? '';
  return cell.spec.format === 'date' && value !== '' ? dateNumber(String(value)) : value;
}
