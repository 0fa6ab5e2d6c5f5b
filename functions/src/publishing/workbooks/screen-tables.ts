import type { WorkbookSource } from '@learning/content/workbook-schema';
import { exampleValues, type ExampleValues } from '@learning/content/workbooks/compute-example';
import {
  cellFinder,
  isLines,
  placeWorkbook,
  type PlacedBlock,
  type PlacedCell,
} from '@learning/content/workbooks/place-workbook';
import type { RichTextNode } from '@learning/shared/contract/fields';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { printCell } from './print-cell.ts';

/** Returns the example with its results as tables for the screen. Results are bold, figures are aligned right. */
export function screenTables(workbook: WorkbookSource): RichTextNode {
  const sheets = placeWorkbook(workbook);
  const valueOf = exampleValues(workbook, cellFinder(sheets));
  const hasTabs = sheets.length > 1;
  return {
    type: 'root',
    children: sheets.flatMap(({ name, blocks }) => [
      ...(hasTabs ? [element('h3', [textNode(name)])] : []),
      ...blocks.flatMap((placed) => [
        ...(placed.block.heading
          ? [element(hasTabs ? 'h4' : 'h3', [textNode(placed.block.heading)])]
          : []),
        ...(placed.block.intro ? [element('p', [textNode(placed.block.intro)])] : []),
        isLines(placed.block) ? linesTable(placed, valueOf) : exampleTable(placed, valueOf),
      ]),
    ]),
  };
}

function linesTable({ block, rows }: PlacedBlock, valueOf: ExampleValues): RichTextNode {
  const lines = isLines(block) ? block.lines : [];
  const hasNotes = lines.some((line) => line.note);
  const note = (text: string | undefined) =>
    hasNotes ? [element('td', [textNode(text ?? '')])] : [];
  return table(
    [
      element('th', [textNode('Item')]),
      element('th', [textNode('Example')], { align: 'right' }),
      ...(hasNotes ? [element('th', [textNode('How')])] : []),
    ],
    lines.map((line, index) => [
      element('td', [textNode(line.label)]),
      valueCell(rows[index]![0]!, valueOf, true),
      ...note(line.note),
    ]),
  );
}

function exampleTable({ block, rows }: PlacedBlock, valueOf: ExampleValues): RichTextNode {
  if (isLines(block)) return table([], []);
  return table(
    block.columns.map(({ label, format }) =>
      element('th', [textNode(label)], format === 'text' ? {} : { align: 'right' }),
    ),
    rows
      .slice(0, block.example.length)
      .map((row) => row.map((cell) => valueCell(cell, valueOf, cell.spec.format !== 'text'))),
  );
}

function valueCell(cell: PlacedCell, valueOf: ExampleValues, isRight: boolean): RichTextNode {
  const printed = textNode(printCell(valueOf(cell), cell.spec.format));
  const shown = 'formula' in cell.spec ? element('strong', [printed]) : printed;
  return element('td', [shown], isRight ? { align: 'right' } : {});
}

function table(head: RichTextNode[], rows: RichTextNode[][]): RichTextNode {
  return element('table', [
    element('thead', [element('tr', head)]),
    element(
      'tbody',
      rows.map((cells) => element('tr', cells)),
    ),
  ]);
}

function element(
  tagName: string,
  children: RichTextNode[],
  properties: Record<string, string> = {},
): RichTextNode {
  return { type: 'element', tagName, properties, children };
}

function textNode(value: string): RichTextNode {
  return { type: 'text', value: typographicQuotes(value) };
}
