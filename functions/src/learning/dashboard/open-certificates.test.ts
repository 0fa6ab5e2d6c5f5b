import { expect, test } from 'vitest';
import type { Claim } from '#certificates/claim-repository.ts';
import type { CompletionRecord, EntitlementRecord, ProgressRecord } from '../learner-records.ts';
import { openCertificates } from './open-certificates.ts';

const completion = (courseId: number, completedAt: string): CompletionRecord => ({
  entity: 'courseCompletion',
  courseId,
  courseTitle: 'A Course',
  completedAt,
  instructionHours: 2,
  moduleCount: 5,
  activities: [],
  themes: [],
});
const learner = (minutes: number, courseIds: number[] | null = null) => ({
  completions: [completion(1, '2026-11-01'), completion(2, '2026-11-02')],
  progress: [1, 2].map(
    (courseId) => ({ courseId, moduleId: 'm1', timeSpentMinutes: minutes }) as ProgressRecord,
  ),
  entitlements: [{ name: 'trial', kind: 'trial', courseIds } as EntitlementRecord],
});
const claim = (courseId: number, changes: Partial<Claim> = {}): Claim => ({
  courseId,
  claimedAt: '2026-11-03',
  certificateId: 'c',
  isRevoked: false,
  canBeClaimedAgain: false,
  printsHours: true,
  ...changes,
});

test.each<[string, ReturnType<typeof learner>, Claim[], [number, string][]]>([
  [
    'no certificate: the latest completion first',
    learner(72),
    [],
    [
      [2, 'claim'],
      [1, 'claim'],
    ],
  ],
  ['a certificate with hours', learner(72), [claim(1), claim(2)], []],
  [
    'a certificate without hours that are measured by now',
    learner(72),
    [claim(1), claim(2, { printsHours: false })],
    [[2, 'reissue']],
  ],
  [
    'hours that are not measured yet',
    learner(71),
    [claim(1), claim(2, { printsHours: false })],
    [],
  ],
  [
    'a certificate that was revoked for good',
    learner(72),
    [claim(1), claim(2, { isRevoked: true, printsHours: false })],
    [],
  ],
  [
    'one that was revoked with a refund, and the course is paid again',
    learner(72),
    [claim(1), claim(2, { isRevoked: true, canBeClaimedAgain: true })],
    [[2, 'claim']],
  ],
  ['a course that nothing has paid for anymore', learner(72, [1]), [claim(1)], []],
])('with %s', (_case, state, claims, expected) => {
  const found = openCertificates(state, claims);
  expect(found.map(({ courseId, step }) => [courseId, step])).toEqual(expected);
});
