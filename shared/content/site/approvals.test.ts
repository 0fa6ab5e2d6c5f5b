import { recognitionClaims } from '@learning/shared/domain/wording/recognition';
import { describe, expect, test } from 'vitest';
import {
  approvalsOf,
  approvedActivities,
  printApproval,
  type ApprovedActivity,
} from './approvals.ts';

const approved: ApprovedActivity = {
  courseId: 14,
  body: 'SHRM',
  activityNumber: '26-ABC12',
  credits: 6,
  text: 'Approved for professional development credits.',
  from: '2026-11-01',
  until: '2027-10-31',
};

describe('approvals by certifying bodies', () => {
  test('are none until an operator enters them', () => {
    expect(approvedActivities).toEqual([]);
  });

  test.each([
    ['2026-10-31T23:59:59Z', 0],
    ['2026-11-01T00:00:00Z', 1],
    ['2027-10-31T23:59:59Z', 1],
    ['2027-11-01T00:00:00Z', 0],
  ])('count on %s: %i', (at, count) => {
    expect(approvalsOf(14, new Date(at), [approved])).toHaveLength(count);
    expect(approvalsOf(15, new Date(at), [approved])).toEqual([]);
  });

  test('are printed with number and credits', () => {
    expect(printApproval(approved)).toBe(
      'Approved for professional development credits. SHRM activity 26-ABC12, 6 credits.',
    );
    expect(printApproval({ ...approved, credits: 1 })).toContain('1 credit.');
    expect(recognitionClaims(printApproval(approved))).not.toEqual([]);
  });
});
