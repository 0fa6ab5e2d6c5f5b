import { expect, test } from 'vitest';
import type { TableBlock, WorkbookSource } from '#workbook-schema.ts';
import roi from './hr-business-partner/workbooks/roi-workbook.ts';
import riskRegister from './hr-compliance-ethics/workbooks/hr-risk-register.ts';
import salaryStructure from './total-rewards/workbooks/salary-structure-workbook.ts';

const tableOf = ({ sheets }: WorkbookSource, id: string) =>
  sheets
    .flatMap(({ blocks }) => blocks)
    .find((block): block is TableBlock => 'id' in block && block.id === id)!;

test('the risk register asks for control, owner, next step and its date', () => {
  const { columns, example } = tableOf(riskRegister, 'risks');
  expect(columns.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['control', 'owner', 'nextStep', 'due']),
  );
  for (const row of example) expect(Object.keys(row)).toHaveLength(9);
});

test('the ROI workbook covers more than two years, delay, and assumptions of the reader', () => {
  expect(tableOf(roi, 'years').rowCount).toBeGreaterThan(2);
  expect(tableOf(roi, 'own').rowCount).toBeGreaterThan(2);
  expect(JSON.stringify(roi)).toContain('"Six months late"');
});

test('the salary structure holds at least six grades, and people of a whole unit', () => {
  expect(tableOf(salaryStructure, 'grades').example.length).toBeGreaterThanOrEqual(6);
  expect(tableOf(salaryStructure, 'people').rowCount).toBeGreaterThan(100);
});
