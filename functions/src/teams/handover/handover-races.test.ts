import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { reconcileSubscription } from '#billing/subscriptions/reconciliation/reconcile-subscription.ts';
import { Failure } from '#failure.ts';
import { limitRepository } from '#limits/limit-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTeamHarness, type TeamHarness } from '#testing/api/team-harness.ts';
import { openBillingHarness, type BillingHarness } from '#testing/billing/billing-harness.ts';
import { openSubscriber } from '#testing/billing/subscriber.ts';
import { engineNames } from '#testing/table/test-table.ts';
import { teamRepository, type TeamRepository } from '../team-repository.ts';
import { answerHandover, offerHandover } from './hand-over.ts';
import { leaveAllTeams } from './leave-all-teams.ts';

const owned = { params: { userId: 'me' } };

// Source: rules/access.md A30
describe.each(engineNames)('taking a team over on %s', (engine) => {
  let billing: BillingHarness;
  let api: TeamHarness;
  let teams: TeamRepository;
  beforeAll(async () => {
    billing = await openBillingHarness({ engine });
    api = openTeamHarness(billing.table);
    teams = teamRepository(restrictTable(billing.table, 'handovers'));
  });

  /** A plan whose owner has offered the team to a member, new or given. */
  async function offered(memberId?: string) {
    api.now = billing.now();
    const { ownerId, orderId } = await api.plan();
    const token = memberId === undefined ? undefined : await api.invite(ownerId);
    const member = memberId ?? (await api.member(ownerId)).memberId;
    if (token !== undefined) await api.ok(member, 'acceptInvitation', { body: { token } });
    const { seats } = (await teams.read(orderId))!;
    const { seatId } = seats.find((seat) => seat.memberId === member)!;
    await offerHandover({ ownerId, seatId, now: api.now }, withTeams(teams));
    return { ownerId, orderId, memberId: member };
  }
  type Offered = Awaited<ReturnType<typeof offered>>;

  const withTeams = (repository: TeamRepository) => ({
    ...api.deps,
    teams: repository,
    limits: limitRepository(restrictTable(billing.table, 'handovers')),
    newId: () => ulid(api.now.getTime()),
  });
  /** Accepts an offer. @returns the code of a refusal */
  const accept = ({ memberId: userId, orderId }: Offered, repository = teams) =>
    answerHandover({ userId, orderId, isAccepted: true, now: api.now }, withTeams(repository)).then(
      () => 'accepted',
      (error: unknown) => (error instanceof Failure ? error.code : Promise.reject(error as Error)),
    );
  /** Does something else between the reads and the first write of a change. */
  const interrupted = (meanwhile: () => Promise<unknown>): TeamRepository => {
    let isDone = false;
    return {
      ...teams,
      async change(...change) {
        if (!isDone) {
          isDone = true;
          await meanwhile();
        }
        return teams.change(...change);
      },
    };
  };
  const ownerOf = async ({ orderId }: Offered) => (await teams.read(orderId))!.team.ownerId;
  const membersOf = async ({ orderId }: Offered) =>
    (await teams.read(orderId))!.seats.map(({ memberId }) => memberId);

  /** Pays for a plan of the member's own. @returns what brings it in line with Stripe */
  async function payPlan({ memberId: userId }: Offered) {
    const subscriber = openSubscriber(billing, userId);
    const prepared = await subscriber.checkout('professional');
    await subscriber.confirm(prepared);
    const { orderId } = prepared;
    return (deps = billing.deps) =>
      reconcileSubscription({ userId, orderId, now: billing.now() }, deps);
  }
  async function expectOneTeam(team: Offered, planId: string) {
    expect(await ownerOf(team)).toBe(team.ownerId);
    expect(await membersOf(team)).toEqual([team.memberId]);
    expect((await teams.read(planId))!.team.ownerId).toBe(team.memberId);
  }

  it('is refused when a plan of their own starts before the answer is stored', async () => {
    const team = await offered();
    const startPlan = await payPlan(team);
    let planId = '';
    const outcome = await accept(
      team,
      interrupted(async () => {
        planId = (await startPlan()).orderId;
      }),
    );
    expect(outcome).toBe('already_owns_team');
    await expectOneTeam(team, planId);
  });

  it('is undone when it is stored while their own plan starts', async () => {
    const team = await offered();
    const startPlan = await payPlan(team);
    const outcomes: string[] = [];
    const { teamWritesForSubscription } = billing.deps;
    const { orderId } = await startPlan({
      ...billing.deps,
      async teamWritesForSubscription(...terms) {
        const writes = await teamWritesForSubscription(...terms);
        if (outcomes.length === 0) outcomes.push(await accept(team));
        return writes;
      },
    });
    expect(outcomes).toEqual(['accepted']);
    await expectOneTeam(team, orderId);
  });

  it('makes one of two teams theirs when both are accepted at the same moment', async () => {
    const first = await offered();
    const second = await offered(first.memberId);
    const outcomes: string[] = [];
    const meanwhile = async () => {
      outcomes.push(await accept(second));
    };
    outcomes.push(await accept(first, interrupted(meanwhile)));
    expect(outcomes).toEqual(['accepted', 'already_owns_team']);
    expect(await ownerOf(first)).toBe(first.ownerId);
    expect(await ownerOf(second)).toBe(first.memberId);
  });

  it('leaves each team one owner, whatever happens first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const first = await offered();
      const second = await offered(first.memberId);
      const startPlan = await payPlan(first);
      const [plan] = await Promise.all([startPlan(), accept(first), accept(second)]);
      await expectOneTeam(first, plan.orderId);
      await expectOneTeam(second, plan.orderId);
      expect((await api.ok(first.memberId, 'getTeam', owned)).isPaidByOwner).toBe(true);
    }
  });

  it('leaves no team without an owner when the account is deleted at the same moment', async () => {
    const team = await offered();
    const { memberId: userId } = team;
    let outcome = '';
    const meanwhile = async () => {
      outcome = await accept(team);
    };
    await leaveAllTeams({ userId, now: api.now }, { teams: interrupted(meanwhile) });
    expect(outcome).toBe('accepted');
    expect(await ownerOf(team)).toBe(team.ownerId);
    expect(await membersOf(team)).toEqual([]);
    expect(await accept(team)).toBe('handover_not_found');

    const other = await offered();
    const leave = () =>
      leaveAllTeams({ userId: other.memberId, now: api.now }, { teams: api.deps.teams });
    expect(await accept(other, interrupted(leave))).toBe('handover_not_found');
    expect(await ownerOf(other)).toBe(other.ownerId);
    expect(await membersOf(other)).toEqual([]);
  });
});
