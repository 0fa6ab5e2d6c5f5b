import type { MeasuredInteraction } from './interactions.ts';
import { INTERACTION_GOAL_MS } from './interactions.ts';
import { type PageRun, QUALITY_CATEGORIES } from './measure-page.ts';
import type { BenchPage } from './pages.ts';

/** A page's runs; `undefined` where the product does not have the page. */
export interface PageResult {
  page: BenchPage;
  simulated: PageRun[];
  applied: PageRun[];
  isMissing: boolean;
}

/** A figure beside its goal. */
export interface Figure {
  /** The heading of its column. */
  name: string;
  text: string;
  goal?: string;
  /** Undefined without a goal. */
  isMet?: boolean;
}

type Measure = (run: PageRun) => number;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Returns all figures of a page, each the median of its runs. */
export function figuresOf({ page, simulated, applied }: PageResult): Figure[] {
  const { goals } = page;
  // A page that never came to rest has no blocking time.
  const orNone = (value: number, text: string) => (Number.isNaN(value) ? '–' : text);
  const seconds = (ms: number) => orNone(ms, (ms / 1000).toFixed(2));
  const whole = (value: number) => orNone(value, String(Math.round(value)));
  const small = (value: number) => value.toFixed(3);
  const one = (value: number) => value.toFixed(1);

  const atMost = (
    name: string,
    runs: readonly PageRun[],
    measure: Measure,
    show: (value: number) => string,
    goal?: number,
  ): Figure[] => {
    if (runs.length === 0) return [];
    const value = median(runs.map(measure));
    if (goal === undefined) return [{ name, text: show(value) }];
    return [{ name, text: show(value), goal: `≤ ${show(goal)}`, isMet: value <= goal }];
  };
  const score = (name: string, runs: readonly PageRun[], goal?: number): Figure[] => {
    if (runs.length === 0) return [];
    const value = median(runs.map((run) => run.score));
    if (goal === undefined) return [{ name, text: whole(value) }];
    return [{ name, text: whole(value), goal: `≥ ${goal}`, isMet: value >= goal }];
  };
  const bytesFrom = simulated.length > 0 ? simulated : applied;
  return [
    ...score('score', simulated, goals.score),
    ...qualityFigures(simulated, goals.qualityScore),
    ...atMost('FCP s', simulated, (run) => run.fcpMs, seconds),
    ...atMost('LCP s', simulated, (run) => run.lcpMs, seconds, goals.lcpSimulatedMs),
    ...range('LCP range', simulated, (run) => run.lcpMs, seconds),
    ...atMost('TBT ms', simulated, (run) => run.tbtMs, whole, goals.tbtMs),
    ...atMost('CLS', simulated, (run) => run.cls, small, goals.cls),
    ...atMost('longest task ms', simulated, (run) => run.maxInputDelayMs, whole),
    ...score('applied score', applied),
    ...atMost('applied LCP s', applied, (run) => run.lcpMs, seconds, goals.lcpAppliedMs),
    ...(goals.verdictAppliedMs === undefined
      ? []
      : atMost(
          'applied verdict s',
          applied,
          (run) => run.verdictMs,
          seconds,
          goals.verdictAppliedMs,
        )),
    ...atMost('applied TBT ms', applied, (run) => run.tbtMs, whole),
    ...atMost('applied CLS', applied, (run) => run.cls, small, goals.cls),
    ...atMost('script KB', bytesFrom, (run) => run.scriptKilobytes, one, goals.scriptKilobytes),
    ...atMost('scripts', bytesFrom, (run) => run.scriptRequests, whole),
    ...atMost('requests', bytesFrom, (run) => run.requests, whole),
    ...atMost('total KB', bytesFrom, (run) => run.totalKilobytes, whole),
    ...atMost('CSS KB', bytesFrom, (run) => run.styleKilobytes, one),
    ...atMost('font KB', bytesFrom, (run) => run.fontKilobytes, one),
    ...atMost(
      'document KB',
      bytesFrom,
      (run) => run.documentKilobytes,
      one,
      goals.documentKilobytes,
    ),
  ];
}

function qualityFigures(runs: readonly PageRun[], goal?: number): Figure[] {
  return QUALITY_CATEGORIES.flatMap((name) => {
    const value = runs.find(({ quality }) => quality[name] !== undefined)?.quality[name];
    if (value === undefined) return [];
    if (goal === undefined) return [{ name, text: String(value) }];
    return [{ name, text: String(value), goal: `≥ ${goal}`, isMet: value >= goal }];
  });
}

function range(
  name: string,
  runs: readonly PageRun[],
  measure: Measure,
  show: (value: number) => string,
): Figure[] {
  if (runs.length < 2) return [];
  const values = runs.map(measure);
  return [{ name, text: `${show(Math.min(...values))}–${show(Math.max(...values))}` }];
}

/** Returns one figure per interaction: the median over the rounds of its slowest click. */
export function interactionFigures(rounds: readonly MeasuredInteraction[][]): Figure[] {
  return (rounds[0] ?? []).map(({ name }, index) => {
    const slowestMs = median(rounds.map((round) => round[index]!.slowestMs));
    return {
      name,
      text: `${Math.round(slowestMs)} ms`,
      goal: `≤ ${INTERACTION_GOAL_MS} ms`,
      isMet: slowestMs <= INTERACTION_GOAL_MS,
    };
  });
}
