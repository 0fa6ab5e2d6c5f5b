import type { CatalogReader } from '#catalog/catalog.ts';
import type { DomainEvent } from '#events/domain-events.ts';
import type { TeamDependencies } from '#teams/dependencies.ts';
import type { TeamState } from '#teams/team-state.ts';
import type { CompanyRepository } from '../company-repository.ts';
import { isCompany, isOfCompanySize } from '../find-own-company.ts';
import type { MessageRepository } from './message-repository.ts';
import { toldByEvent, type Told } from './told-by-event.ts';

/** What reactions need to tell companies of events. */
export interface TellingDependencies {
  catalog: CatalogReader;
  teams: Pick<TeamDependencies['teams'], 'read' | 'entitlements'>;
  companies: Pick<CompanyRepository, 'webhooks'>;
  messages: MessageRepository;
}

/**
 * Stores what an event says to the webhooks of companies; another run sends it. Safe to repeat: a message has one number, however often its
 * event is processed. Of a learner without a seat, one Query.
 *
 * Source: rules/companies.md B5
 */
export async function tellCompanies(
  event: DomainEvent,
  deps: TellingDependencies,
  now: Date,
): Promise<void> {
  for (const told of toldByEvent(event, await deps.catalog.read())) {
    const companyIds =
      told.companyId === null ? await companiesOf(event.userId, deps) : [told.companyId];
    for (const companyId of companyIds) await tellCompany(companyId, told, event, deps, now);
  }
}

async function companiesOf(
  userId: string,
  { teams }: Pick<TellingDependencies, 'teams'>,
): Promise<string[]> {
  const seats = await teams.entitlements(userId, 'seat');
  return seats.flatMap(({ orderId }) => orderId ?? []);
}

async function tellCompany(
  companyId: string,
  { name, type, courseId, dueOn, certificateId, change, ...told }: Told,
  event: DomainEvent,
  { companies, teams, messages }: TellingDependencies,
  now: Date,
): Promise<void> {
  const webhooks = (await companies.webhooks(companyId)).filter(
    ({ state, types }) => state !== 'off' && types.some((wanted) => wanted === type),
  );
  if (webhooks.length === 0) return;
  const team = await teams.read(companyId);
  if (!team || !isTold(team, type, courseId, now)) return;
  const seatId =
    told.seatId ?? team.seats.find(({ memberId }) => memberId === event.userId)?.seatId;
  // An owner has no seat among the members, and one who has left is no longer the company's concern.
  if (seatId === undefined) return;
  const subject = { type, at: event.at, seatId, courseId, dueOn, certificateId, change };
  await messages.store(companyId, { name: `${type}#${seatId}#${name}`, subject }, webhooks, now);
}

/** A company is told only of courses of its plan while that runs; of seats also when it ends. */
function isTold(team: TeamState, type: Told['type'], courseId: number | null, now: Date): boolean {
  if (type === 'seat.changed') return isOfCompanySize(team);
  return isCompany(team, now) && (courseId === null || team.team.courseIds.includes(courseId));
}
