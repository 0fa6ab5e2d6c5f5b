import { expect, it } from 'vitest';
import { accessSummary } from '#testing/learning-samples.ts';
import { isForSale, accessSourceOf } from './course-offer.ts';

type Entitlement = ReturnType<typeof accessSummary>['entitlements'][number];

const entitlement = (part: Partial<Entitlement>): Entitlement => ({
  kind: 'purchase',
  courseIds: [14],
  endsAt: null,
  isActive: true,
  ...part,
});

it.each([
  ['nothing grants access', [], undefined, true],
  ['it was bought', [entitlement({})], 'purchase', false],
  ['another course was bought', [entitlement({ courseIds: [15] })], undefined, true],
  ['a plan grants access', [entitlement({ kind: 'subscription' })], 'subscription', false],
  [
    'a plan granted access and has ended',
    [entitlement({ kind: 'subscription', isActive: false })],
    undefined,
    true,
  ],
  ['a seat grants every course', [entitlement({ kind: 'seat', courseIds: null })], 'seat', false],
  ['the trial grants access', [entitlement({ kind: 'trial', courseIds: null })], 'trial', true],
  [
    'the trial and a purchase grant access',
    [entitlement({ kind: 'trial' }), entitlement({})],
    'purchase',
    false,
  ],
] as const)(
  'finds the source of access and whether the course is for sale when %s',
  (_case, entitlements, source, isSold) => {
    expect(accessSourceOf(accessSummary({ entitlements: [...entitlements] }), 14)).toBe(source);
    expect(isForSale(source)).toBe(isSold);
  },
);
