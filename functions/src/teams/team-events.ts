import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import type { DomainEvent, EventData } from '#events/domain-events.ts';
import { seatName } from '#table/keys.ts';
import type { TransactionPart } from '#table/table.ts';
import { assignedCourses } from './assignments/assignment-progress.ts';
import { payerOf } from './handover/ownership.ts';
import { isTeamActive, type TeamState } from './team-state.ts';

/** Why a team goes back to the one who pays, although that person did nothing. */
export type ReturnReason = EventData<'teamReturned'>['reason'];

/**
 * Returns the writes that tell the owner and the members of a team of its change. They name no one.
 *
 * @param returnReason of a team that goes back to the one who pays; absent for every other change
 */
export function teamEventWrites(
  before: TeamState | null,
  after: TeamState,
  now: Date,
  returnReason?: ReturnReason,
  isFor: (userId: string) => boolean = () => true,
): TransactionPart[] {
  if (before === null) return [];
  return [
    ...invitationEvents(before, after, now),
    ...assignmentEvents(before, after, now),
    ...(returnReason === undefined
      ? handoverEvents(before, after, now)
      : returnEvents(before, after, now, returnReason)),
    ...accessEvents(before, after, now),
    ...accessEndEvents(before, after, now),
    ...seatCountEvents(before, after, now),
  ]
    .filter(({ userId }) => isFor(userId))
    .map(domainEventWrite);
}

const planOf = ({ team: { orderId, tierName } }: TeamState) => ({ orderId, tierName });

function invitationEvents(before: TeamState, after: TeamState, now: Date): DomainEvent[] {
  const { ownerId } = after.team;
  const invited = after.invitations
    .filter(({ tokenHash }) =>
      before.invitations.every((invitation) => invitation.tokenHash !== tokenHash),
    )
    .map(({ invitationId, invitedAt }) =>
      newEvent(ownerId, 'invitationSent', `${invitationId}#${invitedAt}`, planOf(after), now),
    );
  // When a team changes hands, the former owner has a new seat and no one has joined.
  const isSameOwner = ownerId === before.team.ownerId;
  const joined = after.seats
    .filter(({ seatId }) => isSameOwner && before.seats.every((seat) => seat.seatId !== seatId))
    .flatMap(({ seatId, memberId }) => [
      newEvent(ownerId, 'invitationAccepted', seatId, { ...planOf(after), memberId }, now),
      newEvent(memberId, 'seatTaken', seatId, { ...planOf(after), ownerId }, now),
    ]);
  return [...invited, ...joined];
}

/** One event for each member who has to do more, or until another day, than before. A changed note alone is no news. */
function assignmentEvents(before: TeamState, after: TeamState, now: Date): DomainEvent[] {
  if (!isTeamActive(after.team, now)) return [];
  return after.seats.flatMap((seat) => {
    if (seat.isSuspended) return [];
    const earlier = before.seats.find(({ seatId }) => seatId === seat.seatId);
    const isNew = earlier === undefined;
    const known = isNew ? [] : assignedCourses(before, earlier);
    const added = assignedCourses(after, seat).filter(({ courseId, dueOn }) =>
      known.every((assignment) => assignment.courseId !== courseId || assignment.dueOn !== dueOn),
    );
    const first = added.toSorted((a, b) => a.courseId - b.courseId)[0];
    if (!first) return [];
    const { orderId } = after.team;
    // Who assigned them; the owner did where it is not stored.
    const ownerId = first.assignedBy ?? after.team.ownerId;
    // The same assignment again, after it was removed, is told once.
    const subject = isNew
      ? `${orderId}#${seat.seatId}`
      : `${orderId}#${first.courseId}#${first.dueOn ?? ''}`;
    const courses = added.map(({ courseId, dueOn }) => ({ courseId, dueOn }));
    // The note stays with the assignment alone, so that it goes with the owner who wrote it.
    const data = { ...planOf(after), ownerId, courses };
    return newEvent(seat.memberId, 'coursesAssigned', subject, data, now);
  });
}

function handoverEvents(before: TeamState, after: TeamState, now: Date): DomainEvent[] {
  const [earlier, offer] = [before.team.handover, after.team.handover];
  const { ownerId } = before.team;
  const subject = (ending: { endsAt: string }) => `${after.team.orderId}#${ending.endsAt}`;
  const plan = planOf(after);
  if (offer && offer.endsAt !== earlier?.endsAt) {
    const seat = after.seats.find(({ seatId }) => seatId === offer.seatId);
    const data = { ...plan, ownerId, expiresAt: offer.endsAt };
    return seat ? [newEvent(seat.memberId, 'handoverOffered', subject(offer), data, now)] : [];
  }
  const asked = before.seats.find(({ seatId }) => seatId === earlier?.seatId);
  const isAccepted = after.team.ownerId !== ownerId && after.team.ownerId === asked?.memberId;
  if (earlier && (isAccepted || (offer?.isDeclined && !earlier.isDeclined))) {
    const data = { ...plan, memberId: asked?.memberId, isAccepted };
    return [newEvent(ownerId, 'handoverAnswered', subject(earlier), data, now)];
  }
  return [];
}

/** Tells the one who pays that the team is theirs to run again; a plan with one seat has no team, and an ended one needs no owner. */
function returnEvents(
  { team: { takenOver, version } }: TeamState,
  after: TeamState,
  now: Date,
  reason: ReturnReason,
): DomainEvent[] {
  const { ownerId, orderId, maxUsers, accessEndsAt } = after.team;
  if (takenOver === null || maxUsers === 1 || accessEndsAt === null) return [];
  // The version, because the same member can take the same team over again.
  const subject = `${orderId}#${version}`;
  return [newEvent(ownerId, 'teamReturned', subject, { ...planOf(after), reason }, now)];
}

/**
 * One event for each member of a plan that has ended, for whatever reason, is suspended by a dispute or goes on after it. Who pays for it
 * is told by the plan itself.
 */
function accessEvents(before: TeamState, after: TeamState, now: Date): DomainEvent[] {
  const { orderId, accessEndsAt, takenOver } = before.team;
  const type = accessChange(before, after);
  if (type === null) return [];
  const seats = [...before.seats, ...(takenOver ? [takenOver.seat] : [])];
  return seats
    .filter(({ memberId }) => memberId !== payerOf(before.team))
    .map(({ memberId, seatId }) => {
      // The version, because a plan can be disputed more than once.
      const subject = `${orderId}#${seatId}#${type === 'seatEnded' && accessEndsAt !== null ? accessEndsAt : before.team.version}`;
      return newEvent(memberId, type, subject, planOf(before), now);
    });
}

/** One event for each member whose access has a set end that it did not have before, or who has joined since. It plans their reminders. */
function accessEndEvents(before: TeamState, after: TeamState, now: Date): DomainEvent[] {
  const { orderId, endsOn } = after.team;
  if (endsOn === null) return [];
  const isNew = endsOn !== before.team.endsOn;
  const known = new Set(before.seats.map(({ seatId }) => seatId));
  return after.seats
    .filter(({ seatId, isSuspended }) => !isSuspended && (isNew || !known.has(seatId)))
    .map(({ seatId, memberId }) =>
      newEvent(
        memberId,
        'accessEndSet',
        `${orderId}#${seatId}#${endsOn}`,
        { entitlement: seatName(orderId), endsAt: endsOn },
        now,
      ),
    );
}

/** Tells the figures how many seats are taken; none once the plan has ended. */
function seatCountEvents(before: TeamState, after: TeamState, now: Date): DomainEvent[] {
  const counts = { before: takenSeats(before), after: takenSeats(after) };
  if (counts.before === counts.after) return [];
  const subject = `${after.team.orderId}#${before.team.version}`;
  const kept = new Set(after.seats.map(({ seatId }) => seatId));
  const freedSeatIds = before.seats.map(({ seatId }) => seatId).filter((id) => !kept.has(id));
  const data = { ...planOf(after), ...counts, freedSeatIds };
  return [newEvent(payerOf(after.team), 'seatsChanged', subject, data, now)];
}

function takenSeats({ team, seats }: TeamState): number {
  return team.accessEndsAt === null && !team.isPaused ? 0 : seats.length;
}

function accessChange(
  { team: before }: TeamState,
  { team: after }: TeamState,
): 'seatEnded' | 'seatPaused' | 'seatRestored' | null {
  const hadPlan = before.accessEndsAt !== null || before.isPaused;
  if (!hadPlan) return null;
  if (after.accessEndsAt !== null) return before.isPaused ? 'seatRestored' : null;
  if (after.isPaused) return before.isPaused ? null : 'seatPaused';
  return 'seatEnded';
}
