import { expect, it } from 'vitest';
import { accessSummary } from '../../testing/learning-samples.ts';
import { isForSale } from './course-offer.ts';

type Entitlement = ReturnType<typeof accessSummary>['entitlements'][number];

const entitlement = (part: Partial<Entitlement>): Entitlement => ({
  kind: 'purchase',
  courseIds: [14],
  endsAt: null,
  isActive: true,
  ...part,
});

it.each([
  ['nothing opens the course', [], true],
  ['it was bought', [entitlement({})], false],
  ['another course was bought', [entitlement({ courseIds: [15] })], true],
  ['a plan opens it', [entitlement({ kind: 'subscription' })], false],
  [
    'a plan opened it and has ended',
    [entitlement({ kind: 'subscription', isActive: false })],
    true,
  ],
  ['a seat opens every course', [entitlement({ kind: 'seat', courseIds: null })], false],
  ['the trial opens every course', [entitlement({ kind: 'trial', courseIds: null })], true],
])('when %s, the offer is open: %3$s', (_case, entitlements, expected) => {
  expect(isForSale(accessSummary({ entitlements }), 14)).toBe(expected);
});
