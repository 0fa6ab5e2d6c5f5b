import { expect, it } from 'vitest';
import { accessSummary } from '#testing/learning-samples.ts';
import { isForSale, openerOf } from './course-offer.ts';

type Entitlement = ReturnType<typeof accessSummary>['entitlements'][number];

const entitlement = (part: Partial<Entitlement>): Entitlement => ({
  kind: 'purchase',
  courseIds: [14],
  endsAt: null,
  isActive: true,
  ...part,
});

it.each([
  ['nothing opens the course', [], undefined, true],
  ['it was bought', [entitlement({})], 'purchase', false],
  ['another course was bought', [entitlement({ courseIds: [15] })], undefined, true],
  ['a plan opens it', [entitlement({ kind: 'subscription' })], 'subscription', false],
  [
    'a plan opened it and has ended',
    [entitlement({ kind: 'subscription', isActive: false })],
    undefined,
    true,
  ],
  ['a seat opens every course', [entitlement({ kind: 'seat', courseIds: null })], 'seat', false],
  ['the trial opens it', [entitlement({ kind: 'trial', courseIds: null })], 'trial', true],
  [
    'trial and purchase open it',
    [entitlement({ kind: 'trial' }), entitlement({})],
    'purchase',
    false,
  ],
] as const)(
  'when %s, %3$s opens it, and it is for sale: %4$s',
  (_case, entitlements, opener, sold) => {
    expect(openerOf(accessSummary({ entitlements: [...entitlements] }), 14)).toBe(opener);
    expect(isForSale(opener)).toBe(sold);
  },
);
