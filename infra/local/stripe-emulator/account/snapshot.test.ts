import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStripeEmulator, type StripeEmulator } from '#emulator.ts';
import {
  openTestAccount,
  START_TIME,
  subscribed,
  type TestAccount,
} from '#testing/test-account.ts';

const DAY = 86_400;

type Step = (account: TestAccount) => Promise<unknown>;

const STEPS: Record<string, Step> = {
  payment: async ({ payment, emulator }) =>
    emulator.confirm((await payment()).secret, '4000000000005126'),
  declined: async ({ payment, emulator }) =>
    emulator.confirm((await payment()).secret, '4000000000000002'),
  waiting: async ({ payment, emulator }) =>
    emulator.confirm((await payment()).secret, '4000002500003155'),
  refund: async ({ stripe, emulator }) => {
    const [charge] = emulator.objects().charges;
    if (charge) await stripe.refunds.create({ charge: charge.id, amount: 100 }).catch(() => null);
  },
  subscription: async (account) => subscribed(account, await account.monthly(9900)),
  incomplete: async (account) => account.subscribe(await account.monthly(19_900)),
  days: ({ emulator }) => emulator.advance(20 * DAY),
};

/** The state without ids, which differ between two emulators that continue. */
function summary(emulator: StripeEmulator) {
  const { charges, refunds, subscriptions, invoices, paymentIntents, events } = emulator.objects();
  return {
    now: emulator.now(),
    charges: charges.map(({ amount, amount_refunded, created }) => [
      amount,
      amount_refunded,
      created,
    ]),
    refunds: refunds.map(({ amount, status }) => [amount, status]),
    subscriptions: subscriptions.map(({ status, items }) => [
      status,
      items.data[0]!.current_period_end,
    ]),
    invoices: invoices.map(({ total, status, number }) => [total, status, number]),
    intents: paymentIntents.map(({ status }) => status),
    events: events.map(({ type, created }) => [type, created]),
  };
}

test('A restored emulator equals the original and continues in the same manner', async () => {
  const names = fc.array(fc.constantFrom(...Object.keys(STEPS)), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(names, async (steps) => {
      const account = await openTestAccount();
      for (const name of steps) await STEPS[name]!(account);
      const snapshot = JSON.parse(JSON.stringify(account.emulator.snapshot()));
      const restored = createStripeEmulator({ clock: () => START_TIME, snapshot });
      expect(restored.objects()).toEqual(account.emulator.objects());
      expect(restored.snapshot()).toEqual(account.emulator.snapshot());
      for (const emulator of [account.emulator, restored]) await emulator.advance(45 * DAY);
      expect(summary(restored)).toEqual(summary(account.emulator));
      expect(restored.contractViolations()).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test('A snapshot shares nothing with the emulator, and another version is refused', async () => {
  const account = await openTestAccount();
  const snapshot = account.emulator.snapshot();
  const before = structuredClone(snapshot);
  const restored = createStripeEmulator({ clock: () => START_TIME, snapshot });
  await account.payment();
  await restored.advance(DAY);
  expect(snapshot).toEqual(before);
  const version = 2 as 1;
  expect(() => createStripeEmulator({ snapshot: { ...snapshot, version } })).toThrow(
    'another version',
  );
});
