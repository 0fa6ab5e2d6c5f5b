import { Failure } from '#failure.ts';

/** Whether something may be done now, or in how many seconds. */
export type Allowance = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number };

/** Refuses a call until its caller may do it again. @throws Failure `too_many_requests` with the seconds to wait. */
export function enforce(allowance: Allowance): void {
  if (!allowance.isAllowed) throw Failure.until(allowance.retryAfterSeconds);
}
