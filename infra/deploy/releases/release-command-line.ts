import { parseArgs } from 'node:util';
import type { EnvironmentSettings } from '#environments.ts';
import { environmentOf, type CommandLine } from '../command-line.ts';
import { OperatorFailure } from '../operator-failure.ts';

export interface ReleaseCommandLine extends CommandLine {
  /** `--to`, or `--release` of a promotion: the release to deploy, if it is not the obvious one. */
  release: string | undefined;
  /** `--from`: the environment that proved the release. */
  from: EnvironmentSettings | undefined;
}

/** @throws OperatorFailure when the environment is missing, a name is invalid or an argument is unknown */
export function readReleaseCommandLine(args = process.argv.slice(2)): ReleaseCommandLine {
  try {
    const { values } = parseArgs({
      args,
      options: {
        env: { type: 'string' },
        yes: { type: 'boolean', default: false },
        to: { type: 'string' },
        from: { type: 'string' },
        release: { type: 'string' },
      },
    });
    return {
      settings: environmentOf(values.env ?? ''),
      isConfirmed: values.yes,
      mayChangePasskeyDomain: false,
      release: values.to ?? values.release,
      from: values.from === undefined ? undefined : environmentOf(values.from),
    };
  } catch (error) {
    throw new OperatorFailure((error as Error).message);
  }
}
