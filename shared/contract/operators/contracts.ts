/** Contracts with companies: the Enterprise plan. Source: rules/money.md M43, M44, M45 */
import * as z from 'zod';
import { CourseId, Dollars, Instant, Name, SortableId } from '../fields.ts';
import { NewInvoiceDetails } from '../invoices.ts';
import { defineRoutes } from '../route.ts';
import { Cursor, Reason } from './fields.ts';

export const CONTRACT_PAYMENTS = ['card', 'invoice', 'bank_transfer'] as const;
export const CONTRACT_RENEWALS = ['renews', 'ends'] as const;

const { address, taxId, purchaseOrderNumber } = NewInvoiceDetails.shape;
const Email = z.email().max(254);
/** Stripe's largest amount. */
const Price = z.number().min(1).max(999_999.99).multipleOf(0.01);
const CalendarDay = z.iso.date();

/** What can change while a contract runs. Seats and courses change at once, the price with the next term. */
const terms = {
  /** Includes the owner's. */
  seats: z.int().min(1).max(5_000),
  /** null for every course, also those published later. */
  courseIds: z.array(CourseId).min(1).max(50).nullable(),
  /** US dollars for one term, before tax. */
  price: Price,
  /** Days after the due date of an invoice in which access stays. */
  graceDays: z.int().min(0).max(60),
  renewal: z.enum(CONTRACT_RENEWALS),
  /** Who gets the invoices. */
  billingContact: z.strictObject({ name: Name(140), email: Email }),
  address,
  taxId,
  purchaseOrderNumber,
};

/** What stays as it was agreed. */
const fixed = {
  companyName: Name(150),
  termMonths: z.int().min(1).max(36),
  /** Days from an invoice to its due date. */
  netDays: z.int().min(1).max(90),
  payment: z.enum(CONTRACT_PAYMENTS),
  startsOn: CalendarDay,
  /** Whose account gets the team; it may be created later. */
  ownerEmail: Email,
};

export const OperatorContract = z
  .object({
    contractId: z.string(),
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
    seats: z.int(),
    courseIds: z.array(CourseId).nullable(),
    price: Dollars,
    termMonths: z.int(),
    netDays: z.int(),
    graceDays: z.int(),
    renewal: z.enum(CONTRACT_RENEWALS),
    payment: z.enum(CONTRACT_PAYMENTS),
    startsOn: CalendarDay,
    ownerEmail: z.string(),
    /** `agreed` until its plan exists. */
    state: z.enum(['agreed', 'started', 'withdrawn']),
    /** What keeps it from starting: no account with the address, another plan of the owner, a tax id that Stripe refuses. */
    waitsFor: z.enum(['account', 'other_plan', 'tax_id', 'tax_address']).nullable(),
    /** When the owner, who had no account, was mailed how to create one. */
    invitedAt: Instant.nullable(),
    createdAt: Instant,
    updatedAt: Instant,
    /** Grows with each change; a call names the one that its operator saw. */
    version: z.int(),
  })
  .meta({ id: 'OperatorContract' });
export type OperatorContract = z.infer<typeof OperatorContract>;

/** How the plan of a contract stands, by our record. */
export const ContractPlan = z
  .object({
    orderId: z.string(),
    /** The subscription at Stripe; null until it exists. */
    subscriptionId: z.string().nullable(),
    status: z.string(),
    currentPeriodEnd: Instant.nullable(),
    paidUntil: Instant.nullable(),
    /** When it ends; null while it renews. */
    endsAt: Instant.nullable(),
    accessEndsAt: Instant.nullable(),
    unpaidAmount: Dollars.nullable(),
    seatsUsed: z.int(),
    openInvitations: z.int(),
  })
  .meta({ id: 'ContractPlan' });
export type ContractPlan = z.infer<typeof ContractPlan>;

const group = 'operating';
const params = z.strictObject({ contractId: SortableId });
const seen = { version: z.int().positive(), reason: Reason };
const roles = ['finance'] as const;

export const operatorContractRoutes = defineRoutes({
  listContracts: {
    method: 'GET',
    path: '/api/operator/contracts',
    summary: 'Contracts with companies, the newest first, by pages',
    group,
    access: 'operator',
    roles,
    effect: 'reads',
    query: z.strictObject({ cursor: Cursor.optional() }),
    response: z.object({
      contracts: z.array(OperatorContract),
      nextCursor: z.string().nullable(),
    }),
  },
  getContract: {
    method: 'GET',
    path: '/api/operator/contracts/{contractId}',
    summary: 'A contract and how its plan stands',
    group,
    access: 'operator',
    roles,
    effect: 'reads',
    params,
    response: z.object({ contract: OperatorContract, plan: ContractPlan.nullable() }),
    errors: ['contract_not_found'],
  },
  createContract: {
    method: 'POST',
    path: '/api/operator/contracts',
    summary:
      'Agree a contract: within 15 minutes of its first day, and of the owner’s account, it starts and Stripe sends the invoice',
    group,
    access: 'operator',
    roles,
    effect: 'changes',
    body: z.strictObject({ ...fixed, ...terms, reason: Reason }),
    response: OperatorContract,
    status: 201,
    errors: ['course_not_found'],
  },
  changeContract: {
    method: 'PUT',
    path: '/api/operator/contracts/{contractId}',
    summary:
      'Change seats and courses at once, the price from the next term on, whether it renews, and what its invoices print',
    group,
    access: 'operator',
    roles,
    effect: 'changes',
    params,
    body: z.strictObject({ ...terms, ...seen }),
    response: OperatorContract,
    errors: ['contract_not_found', 'contract_over', 'course_not_found', 'changed_by_operator'],
  },
  withdrawContract: {
    method: 'POST',
    path: '/api/operator/contracts/{contractId}/withdrawal',
    summary: 'Withdraw a contract that has not started; one that has is set to end instead',
    group,
    access: 'operator',
    roles,
    effect: 'changes',
    params,
    body: z.strictObject(seen),
    response: OperatorContract,
    errors: ['contract_not_found', 'contract_started', 'changed_by_operator'],
  },
  inviteContractOwner: {
    method: 'POST',
    path: '/api/operator/contracts/{contractId}/invitation',
    summary: 'Mail the owner of a contract, who has no account yet, how to create one',
    group,
    access: 'operator',
    roles,
    effect: 'changes',
    params,
    body: z.strictObject(seen),
    response: OperatorContract,
    errors: [
      'contract_not_found',
      'contract_started',
      'contract_over',
      'changed_by_operator',
      'owner_has_account',
      'mailbox_limit_reached',
      'mail_not_sent',
    ],
  },
});
