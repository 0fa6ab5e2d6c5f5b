import type { ComparedAccount } from './compared-account.ts';

/**
 * What one step of a scenario led to, at Stripe and with us. No id and no date: those differ from run to run, and all else must
 * not.
 */
export interface RecordedStep {
  step: string;
  [fact: string]: unknown;
}

/** Plays an acceptance case at an account. */
export type Scenario = (account: ComparedAccount) => Promise<RecordedStep[]>;
