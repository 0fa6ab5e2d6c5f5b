import { expect, it } from 'vitest';
import { recertificationEntry } from '#testing/learning-samples.ts';
import { csvCell, recertificationCsv } from './recertification-csv.ts';

it('writes a byte order mark, a stable header and one line for each course', () => {
  const log = {
    instructionHours: 7.75,
    entries: [
      recertificationEntry({ themes: ['ethics'], certificateId: 'c-1' }),
      recertificationEntry({
        courseTitle: 'Pay, fairly',
        instructionHours: 4.25,
        activities: [],
        minutes: null,
        isMeasuredTime: true,
        completedAt: '2026-10-02T12:00:00Z',
      }),
    ],
  };
  expect(recertificationCsv(log)).toBe(
    [
      '\uFEFFCompleted on,Course,Instruction hours,Modules,Activities passed,Themes,Measured minutes,Certificate ID,Minutes on screen,Minutes of activities,Minutes at your desk,Hours are measured time',
      '2026-11-14,HR Documentation: Basic,3.5,5,Write the Warning: 90% (2026-11-13),Ethics,184,c-1,110,100,60,no',
      '2026-10-02,"Pay, fairly",4.25,5,,,184,,,,,yes',
      '',
    ].join('\r\n'),
  );
});

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
