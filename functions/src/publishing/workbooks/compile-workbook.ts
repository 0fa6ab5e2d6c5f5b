import type { WorkbookSource } from '@learning/content/workbook-schema';
import type { CompiledWorkbook } from '#catalog/catalog-records.ts';
import { screenTables } from './screen-tables.ts';
import { xlsxFile } from './xlsx-file.ts';

/** Compiles a workbook to its two files and its example for the screen. Source: rules/content.md C31 */
export async function compileWorkbook(workbook: WorkbookSource): Promise<CompiledWorkbook> {
  const [empty, filled] = await Promise.all([xlsxFile(workbook, false), xlsxFile(workbook, true)]);
  return {
    example: screenTables(workbook),
    emptyFile: empty.toString('base64'),
    exampleFile: filled.toString('base64'),
  };
}
