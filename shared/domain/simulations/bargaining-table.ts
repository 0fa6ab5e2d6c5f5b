/**
 * A bargaining table over three meetings: a package of four issues, whose weight for the other side differs from its cost.
 *
 * Trading what costs little for what the other side values more is logrolling (Malhotra and Bazerman, Negotiation Genius, 2007, page 61;
 * https://www.pon.harvard.edu/glossary/logrolling/). The duty to bargain in good faith is in sections 8(d) and 8(a)(5) of the National Labor Relations Act
 * (https://nlrb.gov/rights-we-protect/whats-law/employers/bargaining-good-faith-employees-union-representative-section).
 * How votes follow from a package, and what a meeting without movement costs, is illustrative.
 */
import {
  PERIOD_COUNT,
  rounded,
  type ModelOf,
  type Period,
  type World,
} from './simulation-model.ts';

const ISSUES = ['BackPay', 'Notice', 'Premium', 'Guarantee'] as const;
type Issue = (typeof ISSUES)[number];

type Input = 'backPay' | 'notice' | 'premium' | 'guarantee';
type Draw = `weight${Issue}` | `cost${Issue}` | 'floor' | 'authority';
type Start = `share${Issue}` | `cost${Issue}` | 'floor' | 'mandate' | 'evenPoints' | 'bestPoints';
type Coefficient = 'stall' | 'rush';
type Figure = 'cost' | 'support' | 'movement';

type Here = World<Start, Coefficient>;
type Meeting = Period<Input, Figure>;
type Package = Meeting['entered'];

/** The most of each issue that counts, and the steps in which it is offered. */
const SCALE = {
  BackPay: { input: 'backPay', most: 100, step: 5 },
  Notice: { input: 'notice', most: 14, step: 1 },
  Premium: { input: 'premium', most: 4, step: 0.25 },
  Guarantee: { input: 'guarantee', most: 4, step: 0.5 },
} as const;

/** Of the best package's lead over an even one: less could not be told from luck. */
const LEAST_LEAD = 20;
const TOP_SUPPORT = 0.98;
/** Shares of the way to the last package that a planned negotiation goes in each meeting: smaller steps toward the end. */
const WAY = [0.55, 0.85, 1];

const partOf = (offer: Package, issue: Issue) =>
  Math.min(1, offer[SCALE[issue].input] / SCALE[issue].most);

/** Costs are in dollars a year for the whole of an issue. */
function costOf({ start }: Here, offer: Package): number {
  return ISSUES.reduce((sum, issue) => sum + start[`cost${issue}`] * partOf(offer, issue), 0);
}

function pointsOf({ start }: Here, offer: Package): number {
  return ISSUES.reduce((sum, issue) => sum + start[`share${issue}`] * partOf(offer, issue), 0);
}

/** Returns a package from the part of each issue that it grants, rounded down to what can be offered. */
function packageOf(parts: Readonly<Record<Issue, number>>): Package {
  const amount = (issue: Issue) => {
    const { most, step } = SCALE[issue];
    return rounded(Math.floor((Math.min(1, parts[issue]) * most) / step + 1e-6) * step, 2);
  };
  return {
    backPay: amount('BackPay'),
    notice: amount('Notice'),
    premium: amount('Premium'),
    guarantee: amount('Guarantee'),
  };
}

function isWithdrawn(offer: Package, before: Package | undefined): boolean {
  return (
    before !== undefined &&
    ISSUES.some((issue) => offer[SCALE[issue].input] < before[SCALE[issue].input])
  );
}

function playMeeting(world: Here, before: readonly Meeting[], offer: Package) {
  const { start, coefficients } = world;
  const last = before.at(-1)?.entered;
  const points = pointsOf(world, offer);
  const movement = last ? points - pointsOf(world, last) : points;
  const movedBefore = before.at(-1)?.figures.movement ?? 0;
  const stalls =
    last !== undefined && movement < 2
      ? 1
      : // A last step as large as the one before says that more is to be had.
        before.length === 2 && movement >= movedBefore
        ? 1
        : 0;
  // Who opens with nearly everything has nothing left to give, and the others have won nothing.
  const rushes = before.length === 0 && costOf(world, offer) > 0.8 * start.mandate ? 1 : 0;
  const lost = stalls * coefficients.stall + rushes * coefficients.rush;
  const lostBefore = before.reduce((sum, { events }) => {
    const stalled = events.includes('stalls') ? coefficients.stall : 0;
    return sum + stalled + (events.includes('rushes') ? coefficients.rush : 0);
  }, 0);
  const figures = {
    cost: Math.round(costOf(world, offer)),
    movement: rounded(movement),
    support: rounded(Math.max(0, points - lost - lostBefore)),
  };
  const weighed = ISSUES.toSorted((a, b) => start[`share${b}`] - start[`share${a}`]);
  const events = [
    ...(isWithdrawn(offer, last) ? ['withdrawn'] : []),
    ...(stalls ? ['stalls'] : []),
    ...(rushes ? ['rushes'] : []),
    ...(figures.cost > start.mandate ? ['over-mandate'] : []),
    partOf(offer, weighed[0]!) >= partOf(offer, weighed[3]!) ? 'heard' : 'unheard',
    ...(figures.support >= 60 ? ['ready'] : []),
  ];
  return { figures, events };
}

/** Returns the package with the most points within the mandate: the floor first, then what costs least for its weight. */
function bestPackage({ start }: Here): Package {
  const parts = { BackPay: start.floor / 100, Notice: 0, Premium: 0, Guarantee: 0 };
  let left = start.mandate - (start.costBackPay * start.floor) / 100;
  const byWeight = ISSUES.toSorted(
    (a, b) => start[`share${b}`] / start[`cost${b}`] - start[`share${a}`] / start[`cost${a}`],
  );
  for (const issue of byWeight) {
    const { most, step } = SCALE[issue];
    const each = (start[`cost${issue}`] * step) / most;
    while (parts[issue] < 1 - 1e-6 && left >= each) {
      parts[issue] += step / most;
      left -= each;
    }
  }
  return packageOf(parts);
}

/** Returns the package that grants the same part of each issue. */
function evenPackage({ start }: Here): Package {
  const whole = ISSUES.reduce((sum, issue) => sum + start[`cost${issue}`], 0);
  const part = start.mandate / whole;
  return packageOf({ BackPay: part, Notice: part, Premium: part, Guarantee: part });
}

/** Goes to a package in steps that become smaller. */
function toward(last: Package, meeting: number): Package {
  const way = WAY[meeting] ?? 1;
  return packageOf({
    BackPay: partOf(last, 'BackPay') * way,
    Notice: partOf(last, 'Notice') * way,
    Premium: partOf(last, 'Premium') * way,
    Guarantee: partOf(last, 'Guarantee') * way,
  });
}

function outcomeOf({ start: { evenPoints, bestPoints } }: Here, periods: readonly Meeting[]) {
  const support = periods.at(-1)?.figures.support ?? 0;
  return (support - evenPoints) / (bestPoints * TOP_SUPPORT - evenPoints);
}

/** Plays the best package in steps that become smaller. */
function tradedMeetings(world: Here): Meeting[] {
  const meetings: Meeting[] = [];
  while (meetings.length < PERIOD_COUNT) {
    const entered = toward(bestPackage(world), meetings.length);
    meetings.push({ entered, ...playMeeting(world, meetings, entered) });
  }
  return meetings;
}

const perIssue = <Name extends string>(name: Name) =>
  ISSUES.map((issue) => `${name}${issue}` as const);

export const bargainingTable: ModelOf<Draw, Start, Input, Coefficient, Figure> = {
  draws: [...perIssue('weight'), ...perIssue('cost'), 'floor', 'authority'],
  starts: [
    ...perIssue('share'),
    ...perIssue('cost'),
    'floor',
    'mandate',
    'evenPoints',
    'bestPoints',
  ],
  inputs: ['backPay', 'notice', 'premium', 'guarantee'],
  coefficients: ['stall', 'rush'],
  figures: ['cost', 'support', 'movement'],
  events: ['withdrawn', 'stalls', 'rushes', 'over-mandate', 'heard', 'unheard', 'ready'],
  guardrails: ['mandate', 'withdrawal', 'floor'],

  begin(drawn, coefficients) {
    const weights = ISSUES.map((issue) => drawn[`weight${issue}`]);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const [shareBackPay, shareNotice, sharePremium] = weights.map((weight) =>
      Math.round((100 * weight) / whole),
    ) as [number, number, number, number];
    const costs = {
      costBackPay: drawn.costBackPay,
      costNotice: drawn.costNotice,
      costPremium: drawn.costPremium,
      costGuarantee: drawn.costGuarantee,
    };
    const total = Object.values(costs).reduce((sum, cost) => sum + cost, 0);
    const start = {
      ...costs,
      shareBackPay,
      shareNotice,
      sharePremium,
      shareGuarantee: 100 - shareBackPay - shareNotice - sharePremium,
      floor: drawn.floor,
      mandate: Math.round((total * drawn.authority) / 100 / 500) * 500,
    };
    const world = { start: { ...start, evenPoints: 0, bestPoints: 0 }, coefficients };
    const evenPoints = pointsOf(world, evenPackage(world));
    const bestPoints = pointsOf(world, bestPackage(world));
    if (bestPoints - evenPoints < LEAST_LEAD) return undefined;
    const begun = { start: { ...start, evenPoints, bestPoints }, coefficients };
    return outcomeOf(begun, tradedMeetings(begun)) < 0.95 ? undefined : begun.start;
  },

  play: playMeeting,

  outcome: outcomeOf,

  broken: ({ start }, periods) => [
    ...(periods.some(({ figures }) => figures.cost > start.mandate) ? ['mandate'] : []),
    ...(periods.some(({ entered }, at) => isWithdrawn(entered, periods[at - 1]?.entered))
      ? ['withdrawal']
      : []),
    ...((periods.at(-1)?.entered.backPay ?? 0) < start.floor && periods.length === PERIOD_COUNT
      ? ['floor']
      : []),
  ],

  strategies: {
    traded: (world, before) => toward(bestPackage(world), before.length),
    'split-evenly': (world, before) => toward(evenPackage(world), before.length),
    'all-at-once': (world) => bestPackage(world),
  },
};
