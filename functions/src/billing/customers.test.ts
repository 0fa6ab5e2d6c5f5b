import { describe, expect, it } from 'vitest';
import { engineNames } from '../testing/test-table.ts';
import { createTestTable } from '../testing/test-table.ts';
import { openBillingHarness } from '../testing/billing-harness.ts';
import { customerRepository } from './customer-repository.ts';
import { ensureCustomer } from './customers.ts';

const NOW = new Date('2026-11-18T09:00:00.000Z');

describe.each(engineNames)('customers in %s', (engine) => {
  it('are stored once for a learner, and found from both sides', async () => {
    const customers = customerRepository(await createTestTable(engine));
    expect(await customers.find('u1')).toBeUndefined();
    expect(await customers.save('u1', 'cus_1', NOW)).toBe('cus_1');
    expect(await customers.save('u1', 'cus_2', NOW)).toBe('cus_1');
    expect(await customers.find('u1')).toBe('cus_1');
    expect(await customers.learnerOf('cus_1')).toBe('u1');
    expect(await customers.learnerOf('cus_2')).toBeUndefined();
  });

  it('are one, however many save one at once', async () => {
    const customers = customerRepository(await createTestTable(engine));
    const saved = await Promise.all(
      Array.from({ length: 8 }, (_, at) => customers.save('u1', `cus_${at}`, NOW)),
    );
    expect(new Set(saved).size).toBe(1);
    expect(await customers.find('u1')).toBe(saved[0]);
  });
});

describe('a learner', () => {
  it('gets one customer at Stripe, however many checkouts ask at once', async () => {
    const table = await createTestTable();
    const story = await openBillingHarness({ table });
    const userId = story.learner();
    const ensure = () => ensureCustomer({ userId, now: story.now() }, story.deps);
    const ids = await Promise.all(Array.from({ length: 6 }, ensure));
    expect(new Set([...ids, await ensure()]).size).toBe(1);
    expect(story.stripe.objects().customers).toMatchObject([
      { id: ids[0], email: `${userId}@example.org`, metadata: { userId } },
    ]);
  });

  it('gets the same one after a crash between Stripe and us', async () => {
    const table = await createTestTable();
    const story = await openBillingHarness({ table });
    const userId = story.learner();
    const ensure = () => ensureCustomer({ userId, now: story.now() }, story.deps);
    story.stripe.failNext({ method: 'POST', path: /customers/, kind: 'lost-after' });
    await expect(ensure()).rejects.toMatchObject({ name: 'PaymentProviderFailure' });
    const customerId = await ensure();
    expect(story.stripe.objects().customers.map(({ id }) => id)).toEqual([customerId]);
  });
});
