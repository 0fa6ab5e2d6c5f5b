import { recognitionClaims } from '@learning/shared/domain/wording/recognition';
import { expect, it } from 'vitest';
import { BODIES, HOURS_RULE, printDisclaimer } from './recertification-wording.ts';

it('denies approvals unless the operator was given one', () => {
  expect(printDisclaimer()).toContain('No certifying body has approved these courses.');
  expect(printDisclaimer([{}])).toContain('only what is stated beside a course');
  for (const text of [printDisclaimer(), HOURS_RULE, ...BODIES.map((body) => body.requirement)]) {
    expect(recognitionClaims(text)).toEqual([]);
  }
});
