import { mailboxOf } from '@learning/shared/domain/mailbox';
import type { OperatedAccount } from '#gateways/cognito/operated-accounts.ts';
import type { LimitName } from '#limits/limits.ts';
import type { OperatingDependencies } from './dependencies.ts';
import type { AccountTask, OperateCommand } from './operate-command.ts';

type AccountCommand = Extract<OperateCommand, { task: AccountTask }>;

/** The codes by mail that others may have used up. Source: rules/access.md A38, A39 */
const CODE_LIMITS = ['codeMails', 'codeMailsToKnownDevice'] as const satisfies LimitName[];

interface Task {
  /** What it does, as a sentence without a subject. */
  describe: (account: OperatedAccount, command: AccountCommand) => string;
  run: (
    account: OperatedAccount,
    command: AccountCommand,
    deps: OperatingDependencies,
    now: Date,
  ) => Promise<void>;
}

const TASKS: Record<AccountTask, Task> = {
  unlock: {
    describe: ({ hasAuthenticator }) =>
      `${hasAuthenticator ? 'turns the authenticator app off' : 'has no authenticator app to turn off'}, and lets three codes be mailed again today`,
    run: async (account, _command, { accounts, limits }) => {
      if (account.hasAuthenticator) await accounts.turnAuthenticatorOff(account);
      for (const name of CODE_LIMITS) await limits.clear(name, mailboxOf(account.email));
    },
  },
  erase: {
    describe: (_account, { keepsCertificates }) =>
      `closes the account at once, ends plans and erases everything within half an hour${keepsCertificates ? ', except certificates' : ', certificates included'}; it cannot be undone`,
    run: async ({ userId, email }, { keepsCertificates }, { closer, privacy }, now) => {
      await privacy.startDeletion({ userId, email, keepsCertificates }, now);
      await closer.close(userId);
    },
  },
  'add-operator': {
    describe: ({ hasAuthenticator }) =>
      `lets the account make operator calls${hasAuthenticator ? '' : '; it has no authenticator app'}`,
    run: (account, _command, { accounts }) => accounts.addOperator(account),
  },
  'remove-operator': {
    describe: () => 'takes the right to make operator calls, and signs the account out',
    run: (account, _command, { accounts }) => accounts.removeOperator(account),
  },
};

/**
 * Changes an account for an operator and records it; without confirmation it only says what it would do.
 *
 * @returns lines to print, or null when no account signs in with the address
 */
export async function changeAccount(
  command: AccountCommand,
  deps: OperatingDependencies,
  now: Date,
): Promise<string[] | null> {
  const account = await deps.accounts.find(command.email);
  if (!account) return null;
  const task = TASKS[command.task];
  const { userId, email, status, isEnabled } = account;
  const lines = [
    `Account  ${email}  ${status}${isEnabled ? '' : ', closed'}  ${userId}`,
    `${command.task}  ${task.describe(account, command)}`,
  ];
  if (!command.isConfirmed) return [...lines, 'Nothing was changed. Add --yes to do it.'];
  const { operator, newId } = deps;
  const entry = { operator, action: command.task, learnerId: userId, reason: command.reason };
  const done = await deps.audit.begin(entry, newId(now), now);
  await task.run(account, command, deps, now);
  await done();
  return [...lines, 'Done.'];
}
