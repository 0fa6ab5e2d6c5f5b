import { expect, it } from 'vitest';
import { csvCell } from './csv-cell.ts';

it.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
])('writes the cell %j as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});
