import type { WorkbookChart } from '@learning/content/workbook-schema';
import { cellAddress, type PlacedSheet } from '@learning/content/workbooks/place-workbook';
import type { WriteSheet } from 'hucre';
import { pageLayout } from './page-layout.ts';

/** Two blues and a gold that are told apart in gray, too. */
const COLORS = ['1F4E79', '7FA6C9', 'C58B1B'];

/** Returns the last sheet, with the chart; none if the workbook has no chart. */
export function chartSheets(
  chart: WorkbookChart | undefined,
  sheets: readonly PlacedSheet[],
): WriteSheet[] {
  if (!chart) return [];
  const { title, table, labels, values, isStacked } = chart;
  const rows = sheets
    .flatMap(({ blocks }) => blocks)
    .find(({ block }) => 'id' in block && block.id === table)!.rows;
  const cellsOf = (id: string) => rows.flatMap((row) => row.filter(({ spec }) => spec.id === id));
  return [
    {
      name: 'Chart',
      rows: [[title]],
      cells: new Map([['0,0', { value: title, style: { font: { bold: true, size: 16 } } }]]),
      protection: { sheet: true },
      ...pageLayout(title, []),
      charts: [
        {
          type: 'column',
          title,
          altText: title,
          barGrouping: isStacked ? 'stacked' : 'clustered',
          ...(isStacked ? { overlap: 100 } : {}),
          legend: values.length > 1 ? 'bottom' : false,
          anchor: { from: { row: 2, col: 0 }, to: { row: 28, col: 13 } },
          series: values.map((id, index) => ({
            name: cellsOf(id)[0]!.spec.label,
            values: rangeOf(cellsOf(id)),
            categories: rangeOf(cellsOf(labels)),
            color: COLORS[index]!,
          })),
        },
      ],
    },
  ];
}

function rangeOf(cells: readonly { sheetName: string; row: number; column: number }[]): string {
  const fixed = (cell: { row: number; column: number }) =>
    cellAddress(cell).replace(/^([A-Z])(\d+)$/, '$$$1$$$2');
  return `'${cells[0]!.sheetName}'!${fixed(cells[0]!)}:${fixed(cells.at(-1)!)}`;
}
