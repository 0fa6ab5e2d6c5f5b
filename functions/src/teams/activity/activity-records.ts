/** What was done in a team, as stored. Source: rules/access.md A50 */
import { TEAM_ACTIONS } from '@learning/shared/contract/team-actions';
import * as z from 'zod';
import { storedItem } from '#table/stored-item.ts';

const Fields = z.record(z.string(), z.json());

/** One thing that was done. It names people by id alone, so it can outlive their accounts, and holds no address. */
export const ActivityRecord = z.object({
  entity: z.literal('teamActivity'),
  orderId: z.string(),
  /** Unique in the team: its version and a number. */
  id: z.string(),
  at: z.string(),
  /** Who did it; null for the plan itself, such as a smaller one. */
  actorId: z.string().nullable(),
  action: z.enum(TEAM_ACTIONS),
  /** To whom; null when it was no member. */
  memberId: z.string().nullable(),
  /** Which invitation; its address is stored with the invitation alone. */
  invitationId: z.string().nullable(),
  groupId: z.string().nullable(),
  courseId: z.int().nullable(),
  before: Fields.nullable(),
  after: Fields.nullable(),
});
export type ActivityRecord = z.infer<typeof ActivityRecord>;

export const storedActivity = storedItem(ActivityRecord);
