import type { OperatorContract } from '@learning/shared/contract/operators/contracts';

export const PAYMENT_NAMES: Record<OperatorContract['payment'], string> = {
  invoice: 'Invoice, any way to pay',
  card: 'Invoice, by card',
  bank_transfer: 'Invoice, by bank transfer',
};

export const RENEWAL_NAMES: Record<OperatorContract['renewal'], string> = {
  renews: 'Renews',
  ends: 'Ends with its term',
};

export const WAITS_FOR: Record<NonNullable<OperatorContract['waitsFor']>, string> = {
  account:
    'No account has the owner’s address yet. Invite the owner again, or correct the address with a new contract.',
  other_plan: 'The owner has a plan of their own. It has to end first.',
  tax_address:
    'Tax can’t be calculated for the company’s address. Enter the country and the postal code.',
  tax_id: 'Stripe does not accept the tax ID. Correct it.',
};

/** Returns how a contract stands, in a word or two. */
export function stateName({ state, waitsFor }: OperatorContract): string {
  if (waitsFor !== null) return 'Waiting';
  if (state === 'agreed') return 'Agreed';
  return state === 'started' ? 'Started' : 'Withdrawn';
}

export function printPrice(dollars: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(dollars);
}

export function printTerm(months: number): string {
  if (months % 12 === 0) return months === 12 ? 'year' : `${months / 12} years`;
  return months === 1 ? 'month' : `${months} months`;
}
