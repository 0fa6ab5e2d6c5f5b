import { expect, it } from 'vitest';
import { accessSummary } from '#testing/learning-samples.ts';
import { accessSourceOf, courseOffer, isForSale } from './course-offer.ts';

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

const TRIAL = {
  startedAt: '2026-11-01T08:00:00Z',
  endsAt: '2026-11-04T08:00:00Z',
  isActive: false,
};
const trialEntitlement = entitlement({ kind: 'trial', courseIds: null });

it.each([
  // progress, entitlements, trial, what the course offers, and whether its page sells it
  [undefined, [], null, 'try', true],
  [undefined, [], TRIAL, 'buy', true],
  [undefined, [entitlement({ courseIds: [15] })], TRIAL, 'buy', true],
  [undefined, [entitlement({})], null, 'start', false],
  [undefined, [entitlement({ kind: 'subscription' })], null, 'start', false],
  [undefined, [entitlement({ kind: 'seat' })], TRIAL, 'start', false],
  [undefined, [entitlement({ kind: 'seat', isActive: false })], null, 'try', true],
  [undefined, [trialEntitlement], TRIAL, 'start', true],
  ['0', [entitlement({})], null, 'continue', false],
  ['60', [entitlement({ kind: 'subscription' })], null, 'continue', false],
  ['60', [trialEntitlement], TRIAL, 'continue', true],
  ['60', [], TRIAL, 'regain', true],
  ['60', [entitlement({ kind: 'subscription', isActive: false })], null, 'regain', true],
  ['100', [entitlement({})], null, 'review', false],
  ['100', [trialEntitlement], TRIAL, 'review', false],
  ['100', [], TRIAL, 'review', false],
] as const)(
  'with progress %s, entitlements %j and trial %j, a course offers to %s',
  (progress, entitlements, trial, action, isSold) => {
    const enrollment = progress === undefined ? null : { progress };
    const access = accessSummary({ trial, entitlements: [...entitlements] });
    const offer = courseOffer(14, enrollment, access);
    expect(offer).toMatchObject({ action, isForSale: isSold, progress });
    expect(offer.source).toBe(accessSourceOf(access, 14));
    // What is open is never sold by a list, and what is not open is never started.
    expect(offer.action === 'start' || offer.action === 'continue').toBe(
      offer.source !== undefined && progress !== '100',
    );
  },
);
