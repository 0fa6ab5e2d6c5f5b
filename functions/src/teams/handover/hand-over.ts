import type { HandoverOffer, PaidTeam, TeamSeat } from '@learning/shared/contract/handovers';
import { isActive } from '@learning/shared/domain/access';
import { Failure } from '#failure.ts';
import type { ContactOf } from '#gateways/cognito/emails.ts';
import { enforce } from '#limits/enforce.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { changeTeam } from '../change-team.ts';
import type { TeamDependencies } from '../dependencies.ts';
import { findOwnTeam } from '../find-own-team.ts';
import type { TeamRepository } from '../team-repository.ts';
import { hasSeatsForOthers, isTeamActive, type TeamState } from '../team-state.ts';
import { payerOf, seatOfOffer, withOffer, withOwner, withoutOffer } from './ownership.ts';

/** Dependencies of the calls that hand a team over. */
export interface HandoverDependencies {
  teams: TeamRepository;
  contactOf: ContactOf;
  limits: TeamDependencies['limits'];
  /** Creates a sortable id (ULID) for a moment. */
  newId: (now: Date) => string;
}

/**
 * Asks a member to take the team over. Nothing else changes until they accept.
 *
 * @throws Failure `team_not_found`, `team_role_too_low`; `member_not_found`, also for a paused seat; `write_conflict`; `too_many_requests`, because the
 * member gets a mail about it.
 */
export async function offerHandover(
  { ownerId, seatId, now }: { ownerId: string; seatId: string; now: Date },
  deps: HandoverDependencies,
): Promise<{ seatId: string; expiresAt: string }> {
  enforce(await deps.limits.take('handoverOffersPerOwner', ownerId, now));
  const { team } = await changeTeam(
    { actor: { userId: ownerId, now }, capability: 'handOver' },
    (before) => {
      if (!before.seats.some((seat) => seat.seatId === seatId && !seat.isSuspended)) {
        throw new Failure('member_not_found');
      }
      return withOffer(before, seatId, now);
    },
    deps,
  );
  return { seatId, expiresAt: team.handover!.endsAt };
}

/**
 * Withdraws the offer. Idempotent.
 *
 * @throws Failure `team_not_found`, `team_role_too_low`, `write_conflict`.
 */
export async function withdrawHandover(
  { ownerId, now }: { ownerId: string; now: Date },
  deps: HandoverDependencies,
): Promise<{ isOffered: false }> {
  await changeTeam(
    { actor: { userId: ownerId, now }, capability: 'handOver' },
    (before) => (before.team.handover === null ? before : withoutOffer(before)),
    deps,
  );
  return { isOffered: false };
}

interface Answer {
  userId: string;
  orderId: string;
  isAccepted: boolean;
  now: Date;
}

/**
 * Accepts or declines to own a team. One transaction on the team's version, so that an offer that is withdrawn at the same time is either
 * gone or accepted, and on the learner's, so that another team that becomes theirs at the same time is seen. Idempotent.
 *
 * @throws Failure `handover_not_found`; `already_owns_team`; `write_conflict`.
 */
export async function answerHandover(
  { userId, orderId, isAccepted, now }: Answer,
  deps: HandoverDependencies,
): Promise<{ isOwner: boolean }> {
  const newSeatId = deps.newId(now);
  return retryOnConflict(async () => {
    const [newOwner, before] = await Promise.all([
      deps.teams.ownershipGuard(userId),
      deps.teams.read(orderId),
    ]);
    if (before?.team.ownerId === userId && before.team.takenOver) {
      if (isAccepted) return { isOwner: true };
      throw new Failure('handover_not_found');
    }
    const seat = before && seatOfOffer(before, now);
    if (!before || seat?.memberId !== userId || !isTeamActive(before.team, now)) {
      throw new Failure('handover_not_found');
    }
    const after = isAccepted
      ? await accepted(before, { userId, newSeatId, now }, deps)
      : declined(before);
    const outcome = await deps.teams.change(before, after, now, {
      actorId: userId,
      ...(isAccepted ? { newOwner } : {}),
    });
    return outcome === 'stored' ? { isOwner: isAccepted } : CONFLICT;
  });
}

async function accepted(
  before: TeamState,
  { userId, newSeatId, now }: { userId: string; newSeatId: string; now: Date },
  { teams, contactOf }: HandoverDependencies,
): Promise<TeamState> {
  const { orderId, ownerId } = before.team;
  const own = await Promise.all([
    ownsTeam(userId, now, { teams }),
    paysForAnotherTeam({ userId, orderId, now }, { teams }),
  ]);
  if (own.includes(true)) throw new Failure('already_owns_team');
  const email = (await contactOf(ownerId))?.email.toLowerCase() ?? null;
  return withOwner(before, seatOfOffer(before, now)!, {
    entity: 'seat',
    orderId,
    seatId: newSeatId,
    memberId: ownerId,
    email: email ?? '',
    accountEmail: email,
    joinedAt: now.toISOString(),
    isSuspended: false,
    // Joined with no invitation.
    tokenHash: '',
    invitationId: null,
    role: 'member',
    managedGroupIds: [],
    groupIds: [],
  });
}

function declined(before: TeamState): TeamState {
  const handover = { ...before.team.handover!, isDeclined: true };
  return { ...before, team: { ...before.team, handover } };
}

/** Whether the learner pays for a team that someone else owns for now: it can come back to them at any time. */
async function paysForAnotherTeam(
  { userId, orderId, now }: { userId: string; orderId: string; now: Date },
  { teams }: Pick<HandoverDependencies, 'teams'>,
): Promise<boolean> {
  const plans = await teams.entitlements(userId, 'subscription');
  const others = plans.filter((plan) => plan.orderId !== orderId && isActive(plan, now));
  const states = await Promise.all(others.map((plan) => teams.read(plan.orderId ?? '')));
  return states.some((state) => state !== null && hasSeatsForOthers(state));
}

async function ownsTeam(
  ownerId: string,
  now: Date,
  deps: Pick<HandoverDependencies, 'teams'>,
): Promise<boolean> {
  try {
    const { state, endedAt } = await findOwnTeam({ userId: ownerId, now }, deps);
    return endedAt === null && state.team.ownerId === ownerId;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/** Lists the teams that a learner is asked to take over, those that they pay for and someone else owns, and their seats in others. */
export async function listHandovers(
  { userId, now }: { userId: string; now: Date },
  { teams, contactOf }: HandoverDependencies,
): Promise<{ offers: HandoverOffer[]; paidTeams: PaidTeam[]; seats: TeamSeat[] }> {
  /** Anyone can choose a name, so the address stands with it. */
  const ownerOf = async ({ ownerId }: TeamState['team']) => {
    const owner = await contactOf(ownerId);
    return owner?.name ? `${owner.name} (${owner.email})` : (owner?.email ?? null);
  };
  const entitlements = await teams.entitlements(userId, 'seat');
  const states = await Promise.all(entitlements.map(({ orderId }) => teams.read(orderId ?? '')));
  const active = states.flatMap((state) => (state && isTeamActive(state.team, now) ? [state] : []));
  const offered = active.filter((state) => seatOfOffer(state, now)?.memberId === userId);
  const ofOthers = active.filter(({ team }) => team.ownerId !== userId);
  const paid = ofOthers.filter(({ team }) => payerOf(team) === userId);
  const own = ofOthers
    .filter(({ team }) => payerOf(team) !== userId)
    .flatMap(({ team, seats }) =>
      seats.filter(({ memberId }) => memberId === userId).map((seat) => ({ team, seat })),
    );
  return {
    offers: await Promise.all(
      offered.map(async ({ team }) => ({
        orderId: team.orderId,
        tierName: team.tierName,
        offeredBy: await ownerOf(team),
        expiresAt: team.handover!.endsAt,
      })),
    ),
    paidTeams: await Promise.all(
      paid.map(async ({ team }) => ({
        tierName: team.tierName,
        ownedBy: await ownerOf(team),
      })),
    ),
    seats: await Promise.all(
      own.map(async ({ team, seat }) => ({
        seatId: seat.seatId,
        tierName: team.tierName,
        ownedBy: await ownerOf(team),
        role: seat.role,
        joinedAt: seat.joinedAt,
        isActive: !seat.isSuspended,
      })),
    ),
  };
}
