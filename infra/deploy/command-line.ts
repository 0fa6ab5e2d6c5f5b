import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { environmentSettings, type EnvironmentSettings } from '#environments.ts';
import { OperatorFailure } from './operator-failure.ts';

export interface CommandLine {
  settings: EnvironmentSettings;
  /** `--yes`: nobody is asked. */
  isConfirmed: boolean;
}

/** @throws OperatorFailure when the environment is missing or cannot have that name, or an argument is unknown. */
export function readCommandLine(args = process.argv.slice(2)): CommandLine {
  try {
    const { values } = parseArgs({
      args,
      options: { env: { type: 'string' }, yes: { type: 'boolean', default: false } },
    });
    return { settings: environmentSettings(values.env ?? ''), isConfirmed: values.yes };
  } catch (error) {
    throw new OperatorFailure((error as Error).message);
  }
}

/** @throws OperatorFailure when the operator says anything but yes, or nobody is there to ask. */
export async function confirm(question: string, { isConfirmed }: CommandLine): Promise<void> {
  if (isConfirmed) return;
  if (!process.stdin.isTTY) {
    throw new OperatorFailure('Nothing was changed: nobody can be asked here, so say --yes.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new OperatorFailure('Nothing was changed.');
}
