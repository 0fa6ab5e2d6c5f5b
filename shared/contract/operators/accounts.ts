/** Accounts of learners, for those who help them. Source: rules/access.md A41, A42 */
import * as z from 'zod';
import { Instant } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import { LearnerId, Reason } from './fields.ts';

/** An account as an operator sees it. */
export const LearnerAccount = z
  .object({
    learnerId: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    /** Cognito's word, such as `CONFIRMED`. */
    status: z.string(),
    /** False for an account that is closed. */
    isEnabled: z.boolean(),
    hasAuthenticator: z.boolean(),
    createdAt: Instant.nullable(),
  })
  .meta({ id: 'LearnerAccount' });
export type LearnerAccount = z.infer<typeof LearnerAccount>;

/** An erasure that one operator asked for and another one has to confirm. */
export const PendingErasure = z
  .object({
    learnerId: z.string(),
    keepsCertificates: z.boolean(),
    reason: z.string(),
    requestedBy: z.string(),
    requestedAt: Instant,
    expiresAt: Instant,
    /** False for the operator who asked for it. */
    canConfirm: z.boolean(),
  })
  .meta({ id: 'PendingErasure' });
export type PendingErasure = z.infer<typeof PendingErasure>;

const group = 'operating';
const params = z.strictObject({ learnerId: LearnerId });

export const operatorAccountRoutes = defineRoutes({
  unlockAccount: {
    method: 'POST',
    path: '/api/operator/learners/{learnerId}/unlock',
    summary: 'Turn the authenticator app off, and let codes be mailed again today; safe to repeat',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'changes',
    params,
    body: z.strictObject({ reason: Reason }),
    response: LearnerAccount,
    errors: ['account_not_found'],
  },
  listErasures: {
    method: 'GET',
    path: '/api/operator/erasures',
    summary: 'Erasures of accounts that wait for a second operator',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'reads',
    response: z.object({ erasures: z.array(PendingErasure) }),
  },
  requestErasure: {
    method: 'POST',
    path: '/api/operator/learners/{learnerId}/erasure',
    summary: 'Ask for the erasure of an account; another operator has seven days to confirm it',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'changes',
    params,
    body: z.strictObject({ keepsCertificates: z.boolean(), reason: Reason }),
    response: PendingErasure,
    errors: ['account_not_found', 'changed_by_operator'],
  },
  confirmErasure: {
    method: 'POST',
    path: '/api/operator/learners/{learnerId}/erasure/confirmation',
    summary: 'Confirm an erasure that another operator asked for: closes the account at once',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'changes',
    params,
    body: z.strictObject({
      /** Which request is confirmed: one that was replaced meanwhile is a conflict. */
      requestedAt: Instant,
      reason: Reason,
    }),
    response: z.object({ learnerId: z.string() }),
    errors: [
      'account_not_found',
      'erasure_not_found',
      'second_person_required',
      'changed_by_operator',
    ],
  },
  withdrawErasure: {
    method: 'POST',
    path: '/api/operator/learners/{learnerId}/erasure/withdrawal',
    summary: 'Withdraw an erasure that waits for a second operator',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'changes',
    params,
    body: z.strictObject({ reason: Reason }),
    response: z.object({ learnerId: z.string() }),
    errors: ['erasure_not_found'],
  },
});
