import { expect, test } from 'vitest';
import { blank } from './blank.ts';
import { openContractCheck } from './contract-check.ts';

const check = openContractCheck();

test.each(['charge', 'customer', 'invoice', 'payment_intent', 'refund', 'subscription'] as const)(
  'A blank %s satisfies the contract',
  (name) => {
    const object = blank(name);
    expect(object.object).toBe(name);
    expect(check.object(object)).toEqual([]);
  },
);

test('Blanks share nothing', () => {
  const first = blank('subscription');
  first.metadata['orderId'] = '7';
  first.items.data.push(blank('subscription_item'));
  expect(blank('subscription')).toMatchObject({ metadata: {}, items: { data: [] } });
});
