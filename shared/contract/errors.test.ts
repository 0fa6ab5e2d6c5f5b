import { expect, test } from 'vitest';
import { codeOfStatus } from './error-of-status.ts';
import { API_ERRORS, isTransientCode, type ApiErrorCode } from './errors.ts';

const codes = Object.keys(API_ERRORS) as ApiErrorCode[];

test.each(codes)('%s has a status from 400 to 599 and a sentence for the learner', (code) => {
  const { status, message } = API_ERRORS[code];
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  expect(message).toMatch(/^[A-Z].*\w\.?$/);
});

test.each([...new Set(codes.map((code) => API_ERRORS[code].status))])(
  'the code derived from status %i has that status',
  (status) => {
    expect(API_ERRORS[codeOfStatus(status)].status).toBe(status);
  },
);

test.each([418, 500, 502, 599])(
  'status %i, which has no code of its own, is an internal error',
  (status) => {
    expect(codeOfStatus(status)).toBe('internal_error');
  },
);

test('a busy server, a lapsed session and a conflict are transient; a refusal is not', () => {
  expect(codes.filter(isTransientCode)).toEqual([
    'unauthorized',
    'email_change_unfinished',
    'payments_unavailable',
    'cancellation_unavailable',
    'plan_change_unavailable',
    'portal_unavailable',
    'plan_payment_unavailable',
    'invoices_unavailable',
    'write_conflict',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
  ]);
});
