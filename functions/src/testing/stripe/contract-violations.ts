import type { StripeEmulator } from '@learning/stripe-emulator/emulator';

/** @throws Error when a call, a response or an event differed from Stripe's own types */
export function failOnContractViolations(stripe: Pick<StripeEmulator, 'contractViolations'>): void {
  const violations = stripe.contractViolations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
}
