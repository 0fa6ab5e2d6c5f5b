import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { environmentSettings, type EnvironmentSettings } from '#environments.ts';
import { OperatorFailure } from './operator-failure.ts';

export interface CommandLine {
  settings: EnvironmentSettings;
  /** `--yes`: does not ask for confirmation. */
  isConfirmed: boolean;
  /** `--new-passkey-domain`: passkeys of the former domain may become useless. */
  mayChangePasskeyDomain: boolean;
}

/** @throws OperatorFailure when the environment is missing, its name is invalid or an argument is unknown. */
export function readCommandLine(args = process.argv.slice(2)): CommandLine {
  try {
    const { values } = parseArgs({
      args,
      options: {
        env: { type: 'string' },
        yes: { type: 'boolean', default: false },
        'new-passkey-domain': { type: 'boolean', default: false },
      },
    });
    return {
      settings: environmentOf(values.env ?? ''),
      isConfirmed: values.yes,
      mayChangePasskeyDomain: values['new-passkey-domain'],
    };
  } catch (error) {
    throw new OperatorFailure((error as Error).message);
  }
}

/** @throws OperatorFailure when the name is not allowed */
export function environmentOf(name: string): EnvironmentSettings {
  try {
    return environmentSettings(name);
  } catch (error) {
    throw new OperatorFailure((error as Error).message);
  }
}

/** @throws OperatorFailure unless the operator answers yes, or when there is no terminal to ask on. */
export async function confirm(
  question: string,
  { isConfirmed }: Pick<CommandLine, 'isConfirmed'>,
): Promise<void> {
  if (isConfirmed) return;
  if (!process.stdin.isTTY) {
    throw new OperatorFailure(
      'Nothing was changed: there is no terminal to ask on. Add --yes to confirm.',
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new OperatorFailure('Nothing was changed.');
}
