/** Who operates an environment. Source: rules/access.md A3 */
import * as z from 'zod';
import { OPERATOR_ROLES } from '../operator-roles.ts';
import { defineRoutes } from '../route.ts';
import { LearnerId, Reason } from './fields.ts';

const Role = z.enum(OPERATOR_ROLES);
const Roles = z
  .array(Role)
  .max(OPERATOR_ROLES.length)
  .refine((roles) => new Set(roles).size === roles.length, 'must name each role once');

export const OperatorAccount = z
  .object({
    operatorId: z.string(),
    email: z.string(),
    roles: z.array(Role),
    hasSecondFactor: z.boolean(),
  })
  .meta({ id: 'OperatorAccount' });
export type OperatorAccount = z.infer<typeof OperatorAccount>;

const group = 'operating';
const operatorParams = z.strictObject({ operatorId: LearnerId });

export const operatorTeamRoutes = defineRoutes({
  getOperator: {
    method: 'GET',
    path: '/api/operator/me',
    summary: 'Who the caller is as an operator; needs neither a role nor a second factor',
    group,
    access: 'operator',
    roles: 'any',
    effect: 'reads',
    response: OperatorAccount,
  },
  listOperators: {
    method: 'GET',
    path: '/api/operator/operators',
    summary: 'Everyone who operates this environment, with their roles',
    group,
    access: 'operator',
    roles: [],
    effect: 'reads',
    response: z.object({ operators: z.array(OperatorAccount) }),
  },
  inviteOperator: {
    method: 'POST',
    path: '/api/operator/operators',
    summary: 'Make an account an operator with roles; the account exists already',
    group,
    access: 'operator',
    roles: [],
    effect: 'changes',
    body: z.strictObject({ email: z.email().max(254), roles: Roles, reason: Reason }),
    response: OperatorAccount,
    errors: ['account_not_found', 'changed_by_operator'],
  },
  changeOperatorRoles: {
    method: 'PUT',
    path: '/api/operator/operators/{operatorId}/roles',
    summary: 'Replace the roles of an operator',
    group,
    access: 'operator',
    roles: [],
    effect: 'changes',
    params: operatorParams,
    body: z.strictObject({
      roles: Roles,
      /** The roles on the caller's screen; others are a conflict. */
      seenRoles: Roles,
      reason: Reason,
    }),
    response: OperatorAccount,
    errors: ['operator_not_found', 'last_owner', 'changed_by_operator'],
  },
  removeOperator: {
    method: 'POST',
    path: '/api/operator/operators/{operatorId}/removal',
    summary: 'Take all roles from an operator and end their sign-ins; safe to repeat',
    group,
    access: 'operator',
    roles: [],
    effect: 'changes',
    params: operatorParams,
    body: z.strictObject({ reason: Reason }),
    response: z.object({ operatorId: z.string() }),
    errors: ['last_owner'],
  },
});
