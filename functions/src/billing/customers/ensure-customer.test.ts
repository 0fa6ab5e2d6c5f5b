import { describe, expect, it, test } from 'vitest';
import { engineNames } from '#testing/table/test-table.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import { openBillingHarness } from '#testing/billing/billing-harness.ts';
import { customerRepository } from './customer-repository.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { PaymentProviderFailure } from '../payment-provider.ts';

const NOW = new Date('2026-11-18T09:00:00.000Z');

describe.each(engineNames)('customers in %s', (engine) => {
  it('are stored once per learner, and found by learner and by customer', async () => {
    const customers = customerRepository(await createTestTable(engine));
    expect(await customers.find('u1')).toBeUndefined();
    expect(await customers.save('u1', 'cus_1', NOW)).toBe('cus_1');
    expect(await customers.save('u1', 'cus_2', NOW)).toBe('cus_1');
    expect(await customers.find('u1')).toBe('cus_1');
    expect(await customers.findLearner('cus_1')).toBe('u1');
    expect(await customers.findLearner('cus_2')).toBeUndefined();
  });

  it('are forgotten when deleted at Stripe, unless the learner has a newer one', async () => {
    const customers = customerRepository(await createTestTable(engine));
    await customers.save('u1', 'cus_1', NOW);
    await customers.forget('u1', 'cus_0');
    expect(await customers.find('u1')).toBe('cus_1');
    await customers.forget('u1', 'cus_1');
    await customers.forget('u1', 'cus_1');
    expect(await customers.find('u1')).toBeUndefined();
    expect(await customers.findLearner('cus_1')).toBe('u1');
    expect(await customers.save('u1', 'cus_2', NOW)).toBe('cus_2');
  });

  it('stay one per learner when many calls save at once', async () => {
    const customers = customerRepository(await createTestTable(engine));
    const saved = await Promise.all(
      Array.from({ length: 8 }, (_, at) => customers.save('u1', `cus_${at}`, NOW)),
    );
    expect(new Set(saved).size).toBe(1);
    expect(await customers.find('u1')).toBe(saved[0]);
  });
});

describe('a learner', () => {
  it('gets one Stripe customer from many simultaneous checkouts', async () => {
    const table = await createTestTable();
    const harness = await openBillingHarness({ table });
    const userId = harness.learner();
    const ensure = () => ensureCustomer({ userId, now: harness.now() }, harness.deps);
    const ids = await Promise.all(Array.from({ length: 6 }, ensure));
    expect(new Set([...ids, await ensure()]).size).toBe(1);
    expect(harness.stripe.objects().customers).toMatchObject([
      { id: ids[0], email: `${userId}@example.org`, metadata: { userId } },
    ]);
  });

  it('gets one Stripe customer when two checkouts create it at the same moment', async () => {
    const harness = await openBillingHarness({ table: await createTestTable() });
    const userId = harness.learner();
    const { promise: both, resolve } = Promise.withResolvers<null>();
    let waiting = 0;
    const emailOf = () => {
      waiting += 1;
      if (waiting === 2) resolve(null);
      return both;
    };
    const ensure = () =>
      ensureCustomer({ userId, now: harness.now() }, { ...harness.deps, emailOf });
    const [one, other] = await Promise.all([ensure(), ensure()]);
    expect(one).toBe(other);
    expect(harness.stripe.objects().customers).toHaveLength(1);
  });

  it('gets the same customer after a crash between Stripe and the table', async () => {
    const table = await createTestTable();
    const harness = await openBillingHarness({ table });
    const userId = harness.learner();
    const ensure = () => ensureCustomer({ userId, now: harness.now() }, harness.deps);
    harness.stripe.failNext({ method: 'POST', path: /customers/, kind: 'lost-after' });
    await expect(ensure()).rejects.toMatchObject({ name: 'PaymentProviderFailure' });
    const customerId = await ensure();
    expect(harness.stripe.objects().customers.map(({ id }) => id)).toEqual([customerId]);
  });

  it('gets the same customer after a crash and a change of address', async () => {
    const harness = await openBillingHarness({ table: await createTestTable() });
    const userId = harness.learner();
    const ensure = (email: string | null) =>
      ensureCustomer(
        { userId, now: harness.now() },
        { ...harness.deps, emailOf: () => Promise.resolve(email) },
      );
    harness.stripe.failNext({ method: 'POST', path: /customers$/, kind: 'lost-after' });
    await expect(ensure('old@example.org')).rejects.toBeInstanceOf(PaymentProviderFailure);
    const customerId = await ensure('new@example.org');
    expect(harness.stripe.objects().customers).toMatchObject([
      { id: customerId, email: 'new@example.org' },
    ]);
  });

  it('gets a customer although Stripe replays a failure, and another when the first was deleted', async () => {
    const harness = await openBillingHarness({ table: await createTestTable() });
    const userId = harness.learner();
    const ensure = () => ensureCustomer({ userId, now: harness.now() }, harness.deps);
    harness.stripe.failNext({ method: 'POST', path: /customers$/, kind: '500' });
    const first = await ensure();
    await harness.sdk.customers.del(first);
    await harness.deps.customers.forget(userId, first);
    await harness.advance(60);
    const second = await ensure();
    expect(second).not.toBe(first);
    expect(await harness.deps.customers.findLearner(second)).toBe(userId);

    const other = harness.learner();
    const make = () => ensureCustomer({ userId: other, now: harness.now() }, harness.deps);
    const deleted = await make();
    await harness.sdk.customers.del(deleted);
    await harness.deps.customers.forget(other, deleted);
    expect(await make()).not.toBe(deleted);
  });
});

test('A customer at Stripe follows the address of the account, unless it was deleted', async () => {
  const harness = await openBillingHarness({ table: await createTestTable() });
  const userId = harness.learner();
  const customerId = await ensureCustomer({ userId, now: harness.now() }, harness.deps);
  const { provider } = harness.deps;
  const emailAtStripe = () => harness.stripe.objects().customers[0]?.email;
  await provider.updateCustomerEmail({ customerId, email: 'new@example.org' });
  expect(emailAtStripe()).toBe('new@example.org');
  await harness.sdk.customers.del(customerId);
  await provider.updateCustomerEmail({ customerId, email: 'newer@example.org' });
});
