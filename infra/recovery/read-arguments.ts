import { chosenKinds } from '@learning/functions/recovery/compare-tables';
import { parseArgs } from 'node:util';
import { environmentOf } from '#deploy/command-line.ts';
import { OperatorFailure } from '#deploy/operator-failure.ts';
import type { EnvironmentSettings } from '#environments.ts';
import type { Source } from './recovery.ts';

export interface RestoreArguments {
  settings: EnvironmentSettings;
  source: Source;
  task: 'compare' | 'apply' | 'discard';
  /** Kinds that come back; null for those that do by default. */
  chosen: ReadonlySet<string> | null;
  /** A bucket with copies that is not the environment's own. */
  bucket: string | undefined;
  isConfirmed: boolean;
}

export const USAGE = `npm run restore -- --env NAME (--at TIME | --from-copy DATE) [--compare | --apply | --discard]
  [--entities KIND,KIND] [--bucket NAME] [--yes]
TIME is ISO 8601 with a zone (2026-11-24T10:00:00Z), DATE the day of a weekly copy.`;

/** @throws OperatorFailure that says what is wrong */
export function readArguments(args: string[], now: Date): RestoreArguments {
  const values = parse(args);
  const tasks = (['compare', 'apply', 'discard'] as const).filter((task) => values[task]);
  if (tasks.length > 1) throw new OperatorFailure(`Choose one of --${tasks.join(', --')}.`);
  return {
    settings: environmentOf(values.env ?? ''),
    source: sourceOf(values, now),
    task: tasks[0] ?? 'compare',
    chosen: values.entities === undefined ? null : kindsOf(values.entities),
    bucket: values.bucket,
    isConfirmed: values.yes,
  };
}

function parse(args: string[]) {
  const no = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      options: {
        env: text,
        at: text,
        'from-copy': text,
        entities: text,
        bucket: text,
        compare: no,
        apply: no,
        discard: no,
        yes: no,
      },
    }).values;
  } catch (error) {
    throw new OperatorFailure(`${(error as Error).message}\n${USAGE}`);
  }
}

function sourceOf({ at, 'from-copy': copyOf }: ReturnType<typeof parse>, now: Date): Source {
  if ((at === undefined) === (copyOf === undefined)) throw new OperatorFailure(USAGE);
  if (copyOf !== undefined) {
    if (!/^\d{4}-\d\d-\d\d$/.test(copyOf)) throw new OperatorFailure(USAGE);
    return { copyOf };
  }
  const moment = new Date(at!);
  const hasZone = /T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(at!);
  if (!hasZone || Number.isNaN(moment.getTime())) throw new OperatorFailure(USAGE);
  if (moment > now) throw new OperatorFailure(`${at} is in the future.`);
  return { at: moment };
}

function kindsOf(names: string): ReadonlySet<string> {
  try {
    return chosenKinds(names.split(','));
  } catch (error) {
    throw new OperatorFailure((error as Error).message);
  }
}
