import { expect, test } from 'vitest';
import type { Claim } from '#certificates/claim-repository.ts';
import type { CompletionRecord, EntitlementRecord, ProgressRecord } from '../learner-records.ts';
import type { RetestsRecord } from '#retests/retest-records.ts';
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
  retests: [] as RetestsRecord[],
});
const passed = (): RetestsRecord => ({
  entity: 'retests',
  courseId: 2,
  claimedAt: '2026-11-03',
  stillKnown: [{ days: 30, passedAt: '2026-12-04' }],
  nextAttemptAt: null,
  version: 1,
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
  const found = openCertificates(state, claims, new Date('2026-12-02T23:59:00Z'));
  expect(found.map(({ courseId, step }) => [courseId, step])).toEqual(expected);
});

// Source: rules/learning.md L54
test.each<[string, string, ReturnType<typeof learner>, Partial<Claim>, string[]]>([
  ['30 days after the claim', '2026-12-03', learner(72), {}, ['retest']],
  ['a day before', '2026-12-02', learner(72), {}, []],
  ['after a pass', '2026-12-05', { ...learner(72), retests: [passed()] }, {}, []],
  ['90 days after', '2027-02-01', { ...learner(72), retests: [passed()] }, {}, ['retest']],
  ['once it was revoked', '2026-12-03', learner(72), { isRevoked: true }, []],
  [
    'with hours to add, too',
    '2026-12-03',
    learner(72),
    { printsHours: false },
    ['reissue', 'retest'],
  ],
])('offers a retest %s', (_case, day, state, changes, expected) => {
  const found = openCertificates(
    state,
    [claim(1, { isRevoked: true }), claim(2, changes)],
    new Date(day),
  );
  expect(found.map(({ step }) => step)).toEqual(expected);
});
