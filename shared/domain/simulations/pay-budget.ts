/**
 * A pay budget over three quarters for three groups: people leave who are paid below the market, and who see others get more.
 *
 * That unequal raises drive out those who get less, and that this comparison matters more than the one with the market, follows Dube,
 * Giuliano and Leonard, "Fairness and Frictions" (American Economic Review 109(2), 2019; https://www.nber.org/papers/w24906). Turnover
 * is leavers as a percent of headcount (https://www.bls.gov/help/def/jl.htm). The size of both effects here is illustrative.
 */
import {
  PERIOD_COUNT,
  rounded,
  sumOf,
  type ModelOf,
  type Period,
  type World,
} from './simulation-model.ts';

const GROUPS = ['Agents', 'Specialists', 'Leads'] as const;
type Group = (typeof GROUPS)[number];

type PerGroup = 'headcount' | 'pay' | 'gap' | 'turnover';
type Draw = `${PerGroup}${Group}` | 'share' | `part${1 | 2 | 3}`;
type Start =
  | `${PerGroup}${Group}`
  | 'drift'
  | `release${1 | 2 | 3}`
  | 'evenLeavers'
  | 'bestLeavers';
type Input = `raise${Group}`;
type Coefficient = 'pull' | 'envy' | 'drift';
type Figure = `gap${Group}` | `rate${Group}` | 'leavers' | 'cost' | 'release';

type Here = World<Start, Coefficient>;
type Quarter = Period<Input, Figure>;
type Raises = Quarter['entered'];

/** Percentage points in which raises are set. */
const STEP = 0.1;
const MOST_RAISE = 8;
/** Of the leavers with the same raise for everyone: less could not be told from luck. */
const LEAST_GAIN = 0.06;
/** Of the best gain: what the group with the most leavers may bring on its own. */
const MOST_OF_ONE_GROUP = 0.5;

const releaseOf = ({ start }: Here, quarter: number) =>
  [start.release1, start.release2, start.release3][quarter] ?? start.release3;
const payrollOf = ({ start }: Here, group: Group) =>
  start[`headcount${group}`] * start[`pay${group}`];
const gapBefore = ({ start }: Here, before: readonly Quarter[], group: Group) =>
  before.at(-1)?.figures[`gap${group}`] ?? start[`gap${group}`];

/** Returns the cost of raises over a whole year. */
function costOf(world: Here, raises: Raises): number {
  return GROUPS.reduce(
    (sum, group) => sum + (payrollOf(world, group) * raises[`raise${group}`]) / 100,
    0,
  );
}

/** Returns a group's gap to the market after its raise, and the percent of it that leaves. */
function reaction(world: Here, before: readonly Quarter[], raises: Raises, group: Group) {
  const { start, coefficients } = world;
  const own = raises[`raise${group}`];
  const most = Math.max(...GROUPS.map((other) => raises[`raise${other}`]));
  const gap = gapBefore(world, before, group) + start.drift - own;
  const below = Math.max(0, gap);
  const pull = 1 + coefficients.pull * below * below;
  const envy = 1 + coefficients.envy * (most - own);
  return { gap, rate: start[`turnover${group}`] * pull * envy };
}

function leaversOf(world: Here, before: readonly Quarter[], raises: Raises): number {
  return GROUPS.reduce(
    (sum, group) =>
      sum + (world.start[`headcount${group}`] * reaction(world, before, raises, group).rate) / 100,
    0,
  );
}

function playQuarter(world: Here, before: readonly Quarter[], raises: Raises) {
  const reactions = GROUPS.map((group) => reaction(world, before, raises, group));
  const [agents, specialists, leads] = reactions as [Reaction, Reaction, Reaction];
  const release = releaseOf(world, before.length);
  const figures = {
    gapAgents: rounded(agents.gap, 1),
    gapSpecialists: rounded(specialists.gap, 1),
    gapLeads: rounded(leads.gap, 1),
    rateAgents: rounded(agents.rate, 1),
    rateSpecialists: rounded(specialists.rate, 1),
    rateLeads: rounded(leads.rate, 1),
    leavers: rounded(leaversOf(world, before, raises), 1),
    cost: Math.round(costOf(world, raises)),
    release,
  };
  const given = GROUPS.map((group) => raises[`raise${group}`]);
  const spread = Math.max(...given) - Math.min(...given);
  const events = [
    ...(figures.cost > release ? ['overspent'] : []),
    ...(figures.cost < 0.9 * release ? ['underspent'] : []),
    ...(spread > 3 ? ['talk'] : spread < 0.3 ? ['even'] : ['explained']),
  ];
  return { figures, events };
}

type Reaction = ReturnType<typeof reaction>;

/** Gives everyone the same percentage, as far as the release goes. */
function even(world: Here, before: readonly Quarter[]): Raises {
  const whole = costOf(world, { raiseAgents: 1, raiseSpecialists: 1, raiseLeads: 1 });
  const raise = rounded(Math.floor(releaseOf(world, before.length) / whole / STEP) * STEP, 1);
  return { raiseAgents: raise, raiseSpecialists: raise, raiseLeads: raise };
}

/** Spends the release step by step where it keeps the most people. */
function targeted(world: Here, before: readonly Quarter[]): Raises {
  const release = releaseOf(world, before.length);
  let best = even(world, before);
  let fewest = leaversOf(world, before, best);
  for (let agents = 0; agents <= MOST_RAISE; agents += STEP * 4) {
    for (let specialists = 0; specialists <= MOST_RAISE; specialists += STEP * 4) {
      const two = { raiseAgents: agents, raiseSpecialists: specialists, raiseLeads: 0 };
      const left = release - costOf(world, two);
      if (left < 0) break;
      const leads = Math.min(MOST_RAISE, (100 * left) / payrollOf(world, 'Leads'));
      const raises = {
        raiseAgents: rounded(agents, 1),
        raiseSpecialists: rounded(specialists, 1),
        raiseLeads: rounded(Math.floor(leads / STEP) * STEP, 1),
      };
      const leavers = leaversOf(world, before, raises);
      if (leavers < fewest) {
        fewest = leavers;
        best = raises;
      }
    }
  }
  return best;
}

/** Gives all of it to the group that loses the most people. */
function loudest(world: Here, before: readonly Quarter[]): Raises {
  const { start } = world;
  const most = GROUPS.toSorted(
    (a, b) =>
      start[`headcount${b}`] * start[`turnover${b}`] -
      start[`headcount${a}`] * start[`turnover${a}`],
  )[0]!;
  const raise = (100 * releaseOf(world, before.length)) / payrollOf(world, most);
  const none = { raiseAgents: 0, raiseSpecialists: 0, raiseLeads: 0 };
  const given = rounded(Math.min(MOST_RAISE, Math.floor(raise / STEP) * STEP), 1);
  return { ...none, [`raise${most}`]: given };
}

function total(world: Here, strategy: (world: Here, before: readonly Quarter[]) => Raises): number {
  const periods: Quarter[] = [];
  while (periods.length < PERIOD_COUNT) {
    const entered = strategy(world, periods);
    periods.push({ entered, ...playQuarter(world, periods, entered) });
  }
  return sumOf(periods, 'leavers');
}

const perGroup = (['headcount', 'pay', 'gap', 'turnover'] as const).flatMap((name) =>
  GROUPS.map((group) => `${name}${group}` as const),
);

export const payBudget: ModelOf<Draw, Start, Input, Coefficient, Figure> = {
  draws: [...perGroup, 'share', 'part1', 'part2', 'part3'],
  starts: [...perGroup, 'drift', 'release1', 'release2', 'release3', 'evenLeavers', 'bestLeavers'],
  inputs: ['raiseAgents', 'raiseSpecialists', 'raiseLeads'],
  coefficients: ['pull', 'envy', 'drift'],
  figures: [
    'gapAgents',
    'gapSpecialists',
    'gapLeads',
    'rateAgents',
    'rateSpecialists',
    'rateLeads',
    'leavers',
    'cost',
    'release',
  ],
  events: ['overspent', 'underspent', 'talk', 'even', 'explained'],
  guardrails: ['budget'],

  begin({ share, part1, part2, part3, ...drawn }, coefficients) {
    const parts = [part1, part2, part3];
    const closing = GROUPS.reduce(
      (sum, group) =>
        sum + (drawn[`headcount${group}`] * drawn[`pay${group}`] * drawn[`gap${group}`]) / 100,
      0,
    );
    const whole = parts.reduce((sum, part) => sum + part, 0);
    const [release1, release2, release3] = parts.map(
      (part) => Math.round((closing * share * part) / 100 / whole / 500) * 500,
    ) as [number, number, number];
    const start = { ...drawn, drift: coefficients.drift, release1, release2, release3 };
    const world = { start: { ...start, evenLeavers: 0, bestLeavers: 0 }, coefficients };
    const evenLeavers = total(world, even);
    const bestLeavers = total(world, targeted);
    const gain = evenLeavers - bestLeavers;
    if (gain < LEAST_GAIN * evenLeavers) return undefined;
    if (evenLeavers - total(world, loudest) > MOST_OF_ONE_GROUP * gain) return undefined;
    return { ...start, evenLeavers, bestLeavers };
  },

  play: playQuarter,

  outcome: ({ start: { evenLeavers, bestLeavers } }, periods) =>
    (evenLeavers - sumOf(periods, 'leavers')) / (evenLeavers - bestLeavers),

  broken: (_world, periods) =>
    periods.some(({ figures }) => figures.cost > figures.release) ? ['budget'] : [],

  strategies: { targeted, even, loudest },
};
