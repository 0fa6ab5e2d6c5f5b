import { AsyncLocalStorage } from 'node:async_hooks';

const end = new AsyncLocalStorage<number>();

/** Implements `PaymentProvider.withTimeLimit` for everything that runs within `work`. */
export function withTimeLimit<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  return end.run(performance.now() + milliseconds, work);
}

/** Returns how long the running work may still call Stripe; Infinity outside `withTimeLimit`. */
export function timeLeftMs(): number {
  return (end.getStore() ?? Infinity) - performance.now();
}
