import type { StripeEmulator } from '@learning/stripe-emulator/emulator';

/** @throws Error when a call, an answer or an event was not as Stripe's own types have it. */
export function failOnContractViolations(stripe: Pick<StripeEmulator, 'contractViolations'>): void {
  const violations = stripe.contractViolations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
}
