import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { read, nowSeconds, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import { advanceTestClock } from './due-work.ts';
import { retrieveOperation } from '#api/object-operations.ts';
import type { Operation } from '#api/operation.ts';
import { requiredInteger, textOf } from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';

const LIFETIME_SECONDS = 30 * 86_400;

/** Runs at the time of the customer's test clock, if the customer has one. */
export function atCustomersTime<T>(
  account: Account,
  customerId: string | null | undefined,
  run: () => T,
): T {
  const clock = idOf(account.rows.customers.get(customerId ?? '')?.test_clock);
  if (clock === null || account.moment !== null) return run();
  account.moment = read(account, 'testClocks', clock).frozen_time;
  try {
    return run();
  } finally {
    account.moment = null;
  }
}

export const testClockOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/test_helpers/test_clocks',
    accepts: ['frozen_time', 'name'],
    run: (account, params) => {
      const created = nowSeconds(account);
      const clock: Stripe.TestHelpers.TestClock = {
        ...blank('test_helpers.test_clock'),
        id: newId('clock_1', 23),
        created,
        deletes_after: created + LIFETIME_SECONDS,
        frozen_time: requiredInteger(params, 'frozen_time'),
        name: textOf(params, 'name') ?? null,
        status: 'ready',
      };
      account.rows.testClocks.set(clock.id, clock);
      return clock;
    },
  },
  retrieveOperation('/v1/test_helpers/test_clocks', 'testClocks'),
  {
    method: 'POST',
    path: '/v1/test_helpers/test_clocks/{id}/advance',
    accepts: ['frozen_time'],
    run: (account, params, id) => {
      const clock = read(account, 'testClocks', id);
      const to = requiredInteger(params, 'frozen_time');
      if (to <= clock.frozen_time) {
        throw refusal.invalidParameter(
          'The frozen time has to be later than the current frozen time of the clock.',
          'frozen_time',
        );
      }
      advanceTestClock(account, clock, to);
      return clock;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/test_helpers/test_clocks/{id}',
    accepts: [],
    run: (account, _params, id) => {
      read(account, 'testClocks', id);
      account.rows.testClocks.delete(id);
      account.jobs = account.jobs.filter((job) => job.clock !== id);
      for (const customer of account.rows.customers.values()) {
        if (customer.test_clock === id) account.rows.customers.delete(customer.id);
      }
      return { id, object: 'test_helpers.test_clock', deleted: true };
    },
  },
];
