/** Access that operators grant by hand, to one learner. Source: rules/access.md A44 */
import * as z from 'zod';
import { CourseId, Instant, SortableId } from '../fields.ts';
import { OwnGrant } from '../purchases.ts';
import { defineRoutes } from '../route.ts';
import { LearnerId, Reason } from './fields.ts';

/** A grant as an operator sees it. */
export const OperatorGrant = OwnGrant.extend({
  /** Grows with each change; a call names the one that its operator saw. */
  version: z.int(),
}).meta({ id: 'OperatorGrant' });
export type OperatorGrant = z.infer<typeof OperatorGrant>;

const group = 'operating';
const params = z.strictObject({ learnerId: LearnerId });
const grantParams = params.extend({ grantId: SortableId });
/** An end in the future; null grants access without an end. */
const EndsAt = Instant.nullable();
const seen = { version: z.int().positive(), reason: Reason };

export const operatorAccessRoutes = defineRoutes({
  listGrants: {
    method: 'GET',
    path: '/api/operator/learners/{learnerId}/grants',
    summary: 'What operators granted to a learner, the newest first',
    group,
    access: 'operator',
    roles: ['support', 'finance'],
    effect: 'reads',
    params,
    response: z.object({ grants: z.array(OperatorGrant) }),
  },
  grantAccess: {
    method: 'POST',
    path: '/api/operator/learners/{learnerId}/grants',
    summary: 'Grant a learner access to courses without a payment; the learner is told',
    group,
    access: 'operator',
    roles: ['support', 'finance'],
    effect: 'changes',
    params,
    body: z.strictObject({
      /** null grants every course, also those that are published later. */
      courseIds: z.array(CourseId).min(1).max(50).nullable(),
      endsAt: EndsAt,
      reason: Reason,
    }),
    response: OperatorGrant,
    status: 201,
    errors: ['account_not_found', 'account_closing', 'course_not_found'],
  },
  changeGrant: {
    method: 'PUT',
    path: '/api/operator/learners/{learnerId}/grants/{grantId}',
    summary: 'Set another end of a grant, also of one that has ended; the learner is told',
    group,
    access: 'operator',
    roles: ['support', 'finance'],
    effect: 'changes',
    params: grantParams,
    body: z.strictObject({ endsAt: EndsAt, ...seen }),
    response: OperatorGrant,
    errors: ['grant_not_found', 'account_closing', 'changed_by_operator'],
  },
  withdrawGrant: {
    method: 'POST',
    path: '/api/operator/learners/{learnerId}/grants/{grantId}/withdrawal',
    summary: 'End a grant now; the learner is told, and keeps progress, notes and certificates',
    group,
    access: 'operator',
    roles: ['support', 'finance'],
    effect: 'changes',
    params: grantParams,
    body: z.strictObject(seen),
    response: OperatorGrant,
    errors: ['grant_not_found', 'changed_by_operator'],
  },
});
