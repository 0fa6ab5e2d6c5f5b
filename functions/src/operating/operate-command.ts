import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run operate -- --env local|dev|… TASK
  requests                                   what visitors and learners asked for, the newest first
  unlock ADDRESS --reason TEXT               turns the authenticator app off, and lets codes be mailed again
  erase ADDRESS --reason TEXT [--keep-certificates]
  add-operator ADDRESS --reason TEXT         lets an account make operator calls
  remove-operator ADDRESS --reason TEXT      takes that back and signs the account out
  operators                                  who may make operator calls
  audit [--month 2026-11]                    what operators did
What changes something shows first what it would do; --yes does it.`;

/** A task that changes an account. */
export type AccountTask = 'unlock' | 'erase' | 'add-operator' | 'remove-operator';

export type OperateCommand =
  | { task: 'requests' }
  | { task: 'operators' }
  | { task: 'audit'; month: string }
  | {
      task: AccountTask;
      email: string;
      reason: string;
      keepsCertificates: boolean;
      isConfirmed: boolean;
    };

const ACCOUNT_TASKS: readonly string[] = [
  'unlock',
  'erase',
  'add-operator',
  'remove-operator',
] satisfies AccountTask[];
const isAccountTask = (task: string): task is AccountTask => ACCOUNT_TASKS.includes(task);

/** Reads the command line; undefined when it asks for nothing, or for something unknown. */
export function readOperateCommand(args: readonly string[], now: Date): OperateCommand | undefined {
  const parsed = parse(args);
  if (!parsed) return undefined;
  const { values, positionals } = parsed;
  const [task = '', email, ...others] = positionals;
  const { reason, month, yes: isConfirmed, 'keep-certificates': keepsCertificates } = values;
  if (others.length > 0) return undefined;
  if (isAccountTask(task)) {
    if (!email?.includes('@') || !reason?.trim() || month !== undefined) return undefined;
    if (keepsCertificates && task !== 'erase') return undefined;
    return { task, email, reason, keepsCertificates, isConfirmed };
  }
  if (email !== undefined || reason !== undefined || isConfirmed || keepsCertificates)
    return undefined;
  if (task === 'audit') {
    const wanted = month ?? now.toISOString().slice(0, 7);
    return /^\d{4}-(0[1-9]|1[0-2])$/.test(wanted) ? { task, month: wanted } : undefined;
  }
  if (month !== undefined || (task !== 'requests' && task !== 'operators')) return undefined;
  return { task };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        env: { type: 'string' },
        reason: { type: 'string' },
        month: { type: 'string' },
        yes: { type: 'boolean', default: false },
        'keep-certificates': { type: 'boolean', default: false },
      },
    });
  } catch {
    return undefined;
  }
}
