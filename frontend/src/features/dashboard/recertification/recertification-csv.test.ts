import { expect, it } from 'vitest';
import { recertificationDocument, recertificationEntry } from '#testing/learning-samples.ts';
import { recertificationCsv } from './recertification-csv.ts';

it('writes a byte order mark, a stable header and one line for each course', () => {
  const log = {
    instructionHours: 3.5,
    entries: [
      recertificationEntry({
        themes: ['ethics'],
        certificateId: 'c-1',
        activities: [...recertificationEntry().activities, recertificationDocument()],
      }),
      recertificationEntry({
        courseTitle: 'Pay, fairly',
        instructionHours: null,
        activities: [],
        minutes: null,
        completedAt: '2026-10-02T12:00:00Z',
      }),
    ],
  };
  expect(recertificationCsv(log, 'https://learn.example.org')).toBe(
    [
      '\uFEFFCompleted on,Course,Instruction hours,Modules,Activities passed,Themes,Measured minutes,Certificate ID,Minutes on screen,Minutes of activities,Minutes at your desk,Hours are measured time,Verification page,Activities',
      '2026-11-14,HR Documentation: Basic,3.5,5,Write the Warning: 90% (2026-11-13); File Note Builder: completed (2026-11-12),Ethics,184,c-1,110,100,60,no,https://learn.example.org/verify/c-1,1 graded activity and 1 document',
      '2026-10-02,"Pay, fairly",,5,,,184,,,,,no,,',
      '',
    ].join('\r\n'),
  );
});
