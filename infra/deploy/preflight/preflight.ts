import type { EnvironmentSettings, PreflightCheck } from '#environments.ts';
import { OperatorFailure } from '../operator-failure.ts';
import { problemsOfAccount, type AccountFacts } from './account-problems.ts';
import { problemsOfSettings } from './settings-problems.ts';

/** What is missing or risky, one sentence with what to do. */
export interface Problem {
  check: PreflightCheck;
  sentence: string;
}

/** Problems before a deployment: those still open, and those that the settings waive, with their reason. */
export interface Preflight {
  open: Problem[];
  waived: (Problem & { reason: string })[];
}

/** Sorts what is missing or risky into open and waived. */
export function preflight(settings: EnvironmentSettings, facts: AccountFacts): Preflight {
  const problems = [...problemsOfSettings(settings), ...problemsOfAccount(settings, facts)];
  const reasonFor = ({ check }: Problem) => settings.waivers[check];
  return {
    open: problems.filter((problem) => reasonFor(problem) === undefined),
    waived: problems.flatMap((problem) => {
      const reason = reasonFor(problem);
      return reason === undefined ? [] : [{ ...problem, reason }];
    }),
  };
}

/** Returns the preflight, one line per problem. */
export function describePreflight({ open, waived }: Preflight): string[] {
  if (open.length + waived.length === 0) return ['Preflight  nothing is missing'];
  return [
    'Preflight',
    ...open.map(({ check, sentence }) => `  open    ${check}: ${sentence}`),
    ...waived.map(({ check, reason }) => `  waived  ${check}: ${reason}`),
  ];
}

/**
 * Refuses to deploy a protected environment that is half configured; others only hear of it.
 *
 * @throws OperatorFailure with the names of what is open
 */
export function assertReady({ name, isProtected }: EnvironmentSettings, { open }: Preflight): void {
  if (!isProtected || open.length === 0) return;
  const names = [...new Set(open.map(({ check }) => check))].join(', ');
  throw new OperatorFailure(
    `${name} is not ready: ${names}. Set what is missing, or say in its settings why not: waivers, in infra/environments.ts.`,
  );
}
