import { AsyncLocalStorage } from 'node:async_hooks';

const end = new AsyncLocalStorage<number>();

/**
 * Runs work that asks Stripe: all of its calls together, their repeats included, get no more than this time. What is asked
 * afterwards fails at once, as if Stripe did not answer (`PaymentProviderFailure`); writes to the table go on.
 */
export function withinTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  return end.run(performance.now() + milliseconds, work);
}

/** Milliseconds that the running work may still ask Stripe; Infinity outside `withinTime`. */
export function timeLeft(): number {
  return (end.getStore() ?? Infinity) - performance.now();
}
