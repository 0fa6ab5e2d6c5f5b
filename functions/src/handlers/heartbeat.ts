import { setTimeout } from 'node:timers/promises';
import { statusListRepository } from '#certificates/issuing/status-list-repository.ts';
import { userPoolAddress } from '#gateways/cognito/user-pool-address.ts';
import { siteOriginReader } from '#gateways/site-origin.ts';
import { readEnvironment } from '#function-environments.ts';
import { checkHealth } from '#heartbeat/check-health.ts';
import { heartbeatEnvironment } from '#heartbeat/env.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const environment = readEnvironment('heartbeat', heartbeatEnvironment);
const table = restrictTable(openTable(environment.TABLE_NAME), 'heartbeat');
const deps = {
  table,
  readStatusListId: () => statusListRepository(table).readNewest(),
  siteOrigin: siteOriginReader(environment),
  poolAddress: userPoolAddress(environment.USER_POOL_ID),
  pause: setTimeout,
};

/** Runs every five minutes. Fails when something is not well, and an alarm goes off when it fails or stays away. */
export async function handler(): Promise<{ checks: number }> {
  return checkHealth(new Date(), deps);
}
