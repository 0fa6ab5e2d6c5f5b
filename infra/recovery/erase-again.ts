import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { eraseAgain, leftToErase } from '@learning/functions/privacy/deleting/erase-again';
import { setTimeout } from 'node:timers/promises';
import type { Recovery } from './recovery.ts';

type Erasure = Parameters<typeof eraseAgain>;

const PAUSE_MS = 2_000;
const MAX_RUNS = 60;

/**
 * Erases accounts again with the deployed functions that erased them: the deletion, and the publisher, which revokes certificates first. What
 * takes longer is left to their schedules.
 */
export async function eraseAccountsAgain(
  { settings, region, say }: Pick<Recovery, 'settings' | 'region' | 'say'>,
  tombstones: Erasure[0],
  table: Erasure[2],
): Promise<void> {
  if (tombstones.length === 0) {
    say('Erased     nothing again: no account was erased since');
    return;
  }
  await eraseAgain(tombstones, new Date(), table);
  const client = new LambdaClient({ region });
  const run = (name: string, task: string) =>
    client.send(
      new InvokeCommand({
        FunctionName: `learning-${settings.name}-${name}`,
        Payload: JSON.stringify({ source: 'recovery', detail: { task } }),
      }),
    );
  let left = await leftToErase(tombstones, table);
  for (let runs = 0; left.length > 0 && runs < MAX_RUNS; runs += 1) {
    await run('account-deletion', 'deletions');
    left = await leftToErase(tombstones, table);
    if (left.length === 0) break;
    await run('credential-publisher', 'changes');
    await setTimeout(PAUSE_MS);
  }
  say(`Erased     ${tombstones.length - left.length} accounts again`);
  if (left.length > 0)
    say(`Left       ${left.length} accounts, which the function account-deletion goes on erasing`);
}
