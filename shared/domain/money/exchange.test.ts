import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import {
  courseOfItem,
  exchange,
  exchangeOffer,
  itemValueCents,
  type ExchangeableItem,
  type ExchangeableOrder,
} from './exchange.ts';
import { purchaseWindowsOf } from './purchase-windows.ts';

const WINDOWS = purchaseWindowsOf({ cancellationHours: 24, exchangeDays: 30 });

const paidAt = '2026-11-18T09:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(paidAt) + seconds * 1000);
const item = (courseId: number, shareCents: number): ExchangeableItem => ({
  courseId,
  shareCents,
  isGranted: true,
  exchangedFor: null,
});
const order: ExchangeableOrder<ExchangeableItem> = {
  state: 'paid',
  paidAt,
  amountCents: 2900,
  refundedCents: 0,
  items: [item(1, 2900)],
};
const target = (priceCents: number, courseId = 2) => ({ courseId, title: 'Another', priceCents });
const facts = { isOwned: false, hasCertificate: false, now: after(1) };

describe('an exchange', () => {
  test('replaces the old course with the new one and moves no money', () => {
    expect(exchange(order, 1, target(1900), facts, WINDOWS)).toEqual({
      items: [
        {
          courseId: 1,
          shareCents: 2900,
          isGranted: true,
          exchangedFor: { courseId: 2, title: 'Another', at: '2026-11-18T09:00:01.000Z' },
        },
      ],
    });
  });

  test('succeeds at 2,592,000 s and is refused a second later (payment case 39)', () => {
    const at = (seconds: number) =>
      exchange(order, 1, target(1), { ...facts, now: after(seconds) }, WINDOWS);
    expect(at(2_592_000)).toHaveProperty('items');
    expect(at(2_592_001)).toEqual({ refusal: 'exchange_closed' });
  });

  test('accepts an equal or lower price but not a cent more (payment case 40)', () => {
    expect(exchange(order, 1, target(2900), facts, WINDOWS)).toHaveProperty('items');
    expect(exchange(order, 1, target(2901), facts, WINDOWS)).toEqual({
      refusal: 'exchange_price_too_high',
    });
  });

  test('counts only money that was not refunded', () => {
    const partly = { ...order, refundedCents: 1000 };
    expect(itemValueCents(partly, partly.items[0]!)).toBe(1900);
    expect(exchange(partly, 1, target(1901), facts, WINDOWS)).toEqual({
      refusal: 'exchange_price_too_high',
    });
  });

  test.each([
    ['another owned course', { isOwned: true }, 'already_owned'],
    ['a claimed certificate', { hasCertificate: true }, 'certificate_claimed'],
  ])('is refused for %s', (_why, other, refusal) => {
    expect(exchange(order, 1, target(1), { ...facts, ...other }, WINDOWS)).toEqual({ refusal });
  });

  test('accepts an item whose course another order grants', () => {
    const owned = { ...order, items: [{ ...item(1, 2900), isGranted: false }] };
    expect(exchange(owned, 1, target(2900), facts, WINDOWS)).toMatchObject({
      items: [{ isGranted: true }],
    });
  });

  test('is offered until an instant and then closed with a reason', () => {
    const until = '2026-12-18T09:00:00.000Z';
    const exchangedFor = { courseId: 2, title: 'Another', at: paidAt };
    expect(exchangeOffer(order, { exchangedFor: null }, false, after(1), WINDOWS)).toEqual({
      isOpen: true,
      until,
      reason: null,
    });
    expect(exchangeOffer(order, { exchangedFor }, false, after(1), WINDOWS).reason).toBe(
      'exchanged',
    );
  });
});

const STATES = [
  'open',
  'paid',
  'refund_requested',
  'refunded',
  'disputed',
  'dispute_lost',
] as const;
const step = fc.oneof(
  fc.record({
    kind: fc.constant('exchange' as const),
    courseId: fc.integer({ min: 1, max: 4 }),
    target: fc.record({
      courseId: fc.integer({ min: 1, max: 9 }),
      title: fc.constant('Another'),
      priceCents: fc.integer({ min: 1, max: 4000 }),
    }),
    hasCertificate: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('state' as const), state: fc.constantFrom(...STATES) }),
  fc.record({
    kind: fc.constant('wait' as const),
    seconds: fc.integer({ max: 2_000_000, min: 0 }),
  }),
);

test('in any sequence, exchanges happen once per item, in time, while paid, and never for a higher price or an owned course', () => {
  let exchanges = 0;
  const broken: string[] = [];
  const start: ExchangeableOrder<ExchangeableItem> = {
    ...order,
    amountCents: 9900,
    items: [item(1, 3300), item(2, 3300), item(3, 3300)],
  };
  const runs = propertyRuns(500);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let now = after(0);
      let current = start;
      for (const action of steps) {
        if (action.kind === 'wait') now = new Date(now.getTime() + action.seconds * 1000);
        else if (action.kind === 'state') current = { ...current, state: action.state };
        else {
          const open = current.items.map(courseOfItem);
          const isOwned = open.includes(action.target.courseId);
          const before = current.items.find((some) => some.courseId === action.courseId);
          const { hasCertificate } = action;
          const done = exchange(
            current,
            action.courseId,
            action.target,
            {
              isOwned,
              hasCertificate,
              now,
            },
            WINDOWS,
          );
          if ('refusal' in done) continue;
          exchanges += 1;
          const rules = {
            isPaid: current.state === 'paid',
            isFirst: before?.exchangedFor === null,
            isWithoutCertificate: !hasCertificate,
            isInTime: now.getTime() - after(0).getTime() <= 2_592_000_000,
            isNotDearer: action.target.priceCents <= 3300,
          };
          broken.push(...Object.entries(rules).flatMap(([rule, isKept]) => (isKept ? [] : [rule])));
          current = { ...current, items: done.items };
        }
        const courses = current.items.map(courseOfItem);
        expect(new Set(courses).size).toBe(start.items.length);
        expect(current.items.map(({ shareCents }) => shareCents)).toEqual([3300, 3300, 3300]);
        expect(broken).toEqual([]);
      }
    }),
    runs,
  );
  expect(exchanges).toBeGreaterThan(runs.numRuns / 20);
});
