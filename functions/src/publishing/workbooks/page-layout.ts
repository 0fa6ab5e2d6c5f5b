import { isLines, type PlacedBlock } from '@learning/content/workbooks/place-workbook';
import type { WriteSheet } from 'hucre';

/** A table with as many rows is scrolled. */
const LONG_TABLE_ROWS = 8;
/** More frozen rows would leave a small screen no room. */
const MOST_FROZEN_ROWS = 12;
/** The title, and what to do. */
const TITLE_ROWS = 2;

type Layout = Pick<WriteSheet, 'freezePane' | 'pageSetup' | 'headerFooter'>;

/** Keeps the names of a long table's columns in sight, on the screen and on each printed page: US Letter, landscape, numbered. */
export function pageLayout(title: string, blocks: readonly PlacedBlock[]): Layout {
  const longTable = blocks.find(
    ({ block, rows, headRow }) =>
      !isLines(block) && rows.length >= LONG_TABLE_ROWS && headRow < MOST_FROZEN_ROWS,
  );
  const names = longTable && longTable.headRow + 1;
  return {
    freezePane: { rows: names ?? TITLE_ROWS },
    pageSetup: {
      paperSize: 'letter',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      ...(names ? { printTitlesRow: `$${names}:$${names}` } : {}),
    },
    // '&' begins a code in headers and footers.
    headerFooter: { oddFooter: `&L${title.replaceAll('&', '&&')}&RPage &P of &N` },
  };
}
