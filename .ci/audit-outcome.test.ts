import { expect, test } from 'vitest';
import { auditOutcome } from './audit-outcome.ts';

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities });

test('A known hole fails, and no hole passes', () => {
  expect(auditOutcome(report({}))).toEqual({
    text: 'The audit found no known hole.',
    isFailed: false,
  });
  const hole = { example: { severity: 'high', range: '<1.2.3' } };
  expect(auditOutcome(report(hole))).toEqual({
    text: 'The audit found:\n  example <1.2.3: high',
    isFailed: true,
  });
});

test.each([
  ['{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
  ['', 'npm printed no report'],
])(
  'An audit that the registry refuses passes, and says that it was not done',
  (printed, reason) => {
    const text = `The audit was NOT done: ${reason}`;
    expect(auditOutcome(printed)).toEqual({ text, isFailed: false });
  },
);
