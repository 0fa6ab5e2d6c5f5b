import type { Mark } from '@learning/content/workbook-schema';
import { cellAddress, type PlacedCell } from '@learning/content/workbooks/place-workbook';
import type { CellStyle, ConditionalRule } from 'hucre';
import { areasOf } from './cell-areas.ts';

const colored = (ink: string, ground: string): CellStyle => ({
  font: { bold: true, color: { rgb: ink } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: ground }, bgColor: { rgb: ground } },
});
/** Dark text on a light ground, at least 4.5 to 1. */
const STYLES: Record<Mark['color'], CellStyle> = {
  red: colored('8A1010', 'F8C9C4'),
  amber: colored('6B4700', 'FFE3A3'),
  green: colored('17542B', 'CDEBD3'),
};
const BELOW_ZERO: Mark[] = [{ when: '<', value: 0, color: 'red' }];

/** Returns the rules that color the cells of a sheet. The number of a rule decides which one wins. */
export function colorRules(rows: readonly PlacedCell[][][]): ConditionalRule[] {
  return rows
    .flatMap(areasOf)
    .flatMap(({ first, range }) =>
      marksOf(first).map((mark) => ({ range, mark, address: cellAddress(first) })),
    )
    .map(({ range, mark, address }, index) => ({
      type: 'expression',
      priority: index + 1,
      stopIfTrue: true,
      range,
      formula: conditionOf(mark, address),
      style: STYLES[mark.color],
    }));
}

function marksOf({ spec }: PlacedCell): Mark[] {
  if (spec.marks) return spec.marks;
  const isComputed = 'formula' in spec && spec.format !== 'text' && spec.format !== 'date';
  return isComputed ? BELOW_ZERO : [];
}

/** A spreadsheet takes text, an empty result too, for more than any number: it is asked for a number first. */
function conditionOf({ when, value }: Mark, address: string): string {
  return typeof value === 'string'
    ? `${address}${when}"${value}"`
    : `AND(ISNUMBER(${address}),${address}${when}${value})`;
}
