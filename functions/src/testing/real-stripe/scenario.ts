import type { ComparedAccount } from './compared-account.ts';

/**
 * The result of one step of a scenario, at Stripe and in our records. It has no id and no date, because those differ from run to
 * run.
 */
export interface RecordedStep {
  step: string;
  [fact: string]: unknown;
}

/** Runs an acceptance case on an account. */
export type Scenario = (account: ComparedAccount) => Promise<RecordedStep[]>;
