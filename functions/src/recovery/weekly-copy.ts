import type { CopiedAccount } from './accounts-provider.ts';

export interface WeeklyCopyDependencies {
  /**
   * Starts the export of the table to a folder, or finds the one that was started with the same name within eight hours.
   *
   * @returns how it is
   */
  exportTable: (name: string, folder: string) => Promise<'running' | 'done' | 'failed'>;
  accounts: () => AsyncIterable<CopiedAccount[]>;
  putCopy: (key: string, body: string) => Promise<void>;
}

export const tableFolder = (date: string) => `table/${date}`;
export const usersKey = (date: string) => `users/${date}.jsonl`;

/**
 * Copies the table and the accounts of the user pool to the locked bucket. DynamoDB exports the table from its backups, which takes no
 * capacity and goes on after this run. Safe to repeat.
 *
 * @returns how many accounts were copied
 * @throws Error when the export of the day has failed
 */
export async function copyWeekly(now: Date, deps: WeeklyCopyDependencies): Promise<number> {
  const date = dateOf(now);
  if ((await startExport(date, deps)) === 'failed') throw failedExport(date);
  const lines: string[] = [];
  for await (const page of deps.accounts())
    lines.push(...page.map((account) => JSON.stringify(account)));
  await deps.putCopy(usersKey(date), lines.map((line) => `${line}\n`).join(''));
  return lines.length;
}

/**
 * Looks at the export that an earlier run of the day started.
 *
 * @throws Error unless it has ended well, which raises the function's alarm
 */
export async function checkWeeklyCopy(now: Date, deps: WeeklyCopyDependencies): Promise<void> {
  const date = dateOf(now);
  if ((await startExport(date, deps)) !== 'done') throw failedExport(date);
}

const dateOf = (now: Date) => now.toISOString().slice(0, 10);

const startExport = (date: string, { exportTable }: WeeklyCopyDependencies) =>
  exportTable(`weekly-copy-${date}`, tableFolder(date));

const failedExport = (date: string) => new Error(`The export of the table of ${date} failed.`);
