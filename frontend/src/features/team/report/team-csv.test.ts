import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { team, teamMember } from '#testing/purchase-samples.ts';
import { teamCsv } from '@learning/shared/domain/team-csv';

const ORIGIN = 'https://learning.example';

/** Reads CSV as RFC 4180 describes it. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

it('has a row for each member and course', () => {
  const ada = teamMember({
    name: 'Ada Okafor',
    email: 'ada@example.org',
    courses: [
      {
        courseId: 14,
        title: 'Documentation, Basic',
        percent: 100,
        completedAt: '2026-11-20T09:00:00.000Z',
        hasCertificate: true,
        certificate: { certificateId: 'c1', learnerName: 'Ada', issuedAt: '2026-11-21T09:00:00Z' },
        isCertificateRevoked: false,
      },
    ],
    assignments: [
      { courseId: 15, dueOn: '2026-11-01', state: 'notStarted', isLate: true },
      { courseId: 14, dueOn: '2026-11-01', state: 'completed', isLate: true },
    ],
  });
  const bea = teamMember({ email: 'bea@example.org', courses: [] });
  const [, ...rows] = parse(teamCsv(team({ members: [ada, bea] }), ORIGIN));
  expect(rows).toEqual([
    [
      'Ada Okafor',
      'ada@example.org',
      'Advanced HR Documentation',
      '0',
      'yes',
      '2026-11-01',
      'yes',
      '',
      '',
    ],
    [
      'Ada Okafor',
      'ada@example.org',
      'Documentation, Basic',
      '100',
      'yes',
      '2026-11-01',
      'no',
      '2026-11-20',
      'https://learning.example/verify/c1',
    ],
    ['', 'bea@example.org', '', '', '', '', '', '', ''],
  ]);
});

test('no cell starts a formula, and every address can be read back', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', '\r', '\n', '\t', 'a') }),
      (text) => {
        const members = [teamMember({ name: text, email: text, courses: [] })];
        const [header, row, ...rest] = parse(teamCsv(team({ members }), ORIGIN));
        expect(rest).toEqual([]);
        expect(row).toHaveLength(header!.length);
        for (const cell of row!.slice(0, 2)) {
          expect(cell.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
          expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        }
      },
    ),
  );
});
