/**
 * Command: `npm run operate -- --env NAME TASK` does what an operator needs for one account or request. Its usage lists the tasks.
 * `infra/operate/in-environment.ts` sets the environment.
 */
import { openTable } from '#table/table.ts';
import { changeAccount } from './change-account.ts';
import { createOperatingDependencies } from './dependencies.ts';
import { readOperateCommand, USAGE } from './operate-command.ts';
import { auditLines, requestLines } from './print-records.ts';

const now = new Date();
const command = readOperateCommand(process.argv.slice(2), now) ?? stop(USAGE);
const { TABLE_NAME, USER_POOL_ID, OPERATOR } = process.env;
const deps = createOperatingDependencies(openTable(TABLE_NAME!), USER_POOL_ID!, OPERATOR!);
for (const line of await run()) console.log(line);

async function run(): Promise<string[]> {
  if (command.task === 'requests') return requestLines(await deps.requests.listLatest());
  if (command.task === 'operators') return deps.accounts.listOperators();
  if (command.task === 'audit') return auditLines(await deps.audit.list(command.month));
  const lines = await changeAccount(command, deps, now);
  return lines ?? stop(`No account signs in with ${command.email}.`);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
