/** A contract with a company as stored. Source: rules/money.md M43; shared/decisions/053-owners-payers-and-fanout.md */
import * as z from 'zod';
import { storedItem } from '#table/stored-item.ts';

/** How a company pays: on Stripe's page of the invoice by card, in any way the invoice offers, or by bank transfer. */
export const CONTRACT_PAYMENTS = ['card', 'invoice', 'bank_transfer'] as const;

/** What a contract's plan follows. Stripe has a copy in the subscription's price and metadata. */
export const ContractTerms = z.object({
  contractId: z.string(),
  /** Includes the owner's. */
  seats: z.int(),
  /** null for every course, also those published later. */
  courseIds: z.array(z.int()).nullable(),
  /** For one term, before tax. */
  priceCents: z.int(),
  termMonths: z.int(),
  /** Days from an invoice to its due date. */
  netDays: z.int(),
  /** Days after the due date in which access stays. */
  graceDays: z.int(),
  renewal: z.enum(['renews', 'ends']),
});
export type ContractTerms = z.infer<typeof ContractTerms>;

export const ContractRecord = ContractTerms.extend({
  entity: z.literal('contract'),
  companyName: z.string(),
  billingContact: z.object({ name: z.string(), email: z.string() }),
  address: z
    .object({
      line1: z.string(),
      line2: z.string().nullable(),
      city: z.string(),
      state: z.string().nullable(),
      postalCode: z.string().nullable(),
      country: z.string(),
    })
    .nullable(),
  taxId: z.object({ type: z.string(), value: z.string() }).nullable(),
  purchaseOrderNumber: z.string().nullable(),
  payment: z.enum(CONTRACT_PAYMENTS),
  /** Calendar day (UTC) on which the first term begins. */
  startsOn: z.string(),
  /** Lower case. Whose account gets the team. */
  ownerEmail: z.string(),
  /** `agreed` until its plan exists; then the plan says how it stands. */
  state: z.enum(['agreed', 'started', 'withdrawn']),
  /** Why it has not started although its day has come; null when nothing is in the way. */
  waitsFor: z.enum(['account', 'other_plan', 'tax_id', 'tax_address']).nullable(),
  ownerId: z.string().nullable(),
  orderId: z.string().nullable(),
  /** The company at Stripe, apart from the owner's own customer. */
  customerId: z.string().nullable(),
  /** The last change by an operator, and which version it made. Missing in records of earlier releases. */
  changedBy: z.object({ operator: z.string(), at: z.string(), version: z.int() }).optional(),
  /** When the owner, who had no account, was told by mail to create one; null when never. */
  invitedAt: z.string().nullable().default(null),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Grows with each change. */
  version: z.int(),
});
export type ContractRecord = z.infer<typeof ContractRecord>;

export const storedContract = storedItem(ContractRecord);

/** A contract that the reconciler has to start, or whose change it has to pass on. */
export const ContractWork = z.object({
  entity: z.literal('contractWork'),
  contractId: z.string(),
  /** Of the contract as it was when the work was planned. */
  version: z.int(),
});
export const storedContractWork = storedItem(ContractWork);

/** Returns the terms alone, as its plan stores them. */
export function termsOf(contract: ContractTerms): ContractTerms {
  const { contractId, seats, courseIds, priceCents, termMonths, netDays, graceDays, renewal } =
    contract;
  return { contractId, seats, courseIds, priceCents, termMonths, netDays, graceDays, renewal };
}
