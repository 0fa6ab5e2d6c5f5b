/**
 * Command: `npm run certificates -- --env NAME --revoke CERTIFICATE_ID [--reason error|other]`. Leaves the revocation to the publisher and
 * waits until it is done. `local` stands for the running local product, any other name for the table of that environment.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openTable } from '#table/table.ts';
import { localEnvironment } from '#publishing/local-environment.ts';
import { certificateRepository } from './certificate-repository.ts';
import { credentialChange } from './change-writes.ts';
import { findRecord } from './issuing/publish.ts';

const USAGE =
  'Usage: npm run certificates -- --env local|dev|… --revoke CERTIFICATE_ID [--reason error|other]';
const WAIT_MS = 500;
const MAX_WAITS = 120;

const { environment, certificateId, reason } = readCommandLine();
if (environment === 'local') {
  const running = localEnvironment();
  if (!running) stop('The local product is not running. Start it first: npm start');
  Object.assign(process.env, running);
}
const certificates = certificateRepository(
  openTable(environment === 'local' ? process.env['TABLE_NAME']! : `learning-${environment}`),
);
const credential = await certificates
  .findCredential(certificateId)
  .catch((error: unknown) =>
    stop(`The table of ${environment} could not be read: ${(error as Error).message}`),
  );
if (!credential) stop(`${environment} has no certificate ${certificateId}.`);
const before = await findRecord(credential, certificates);
if (before?.state !== 'valid') stop(`The certificate is ${before?.state ?? 'erased'} already.`);

const change = credentialChange({ kind: 'revoke', certificateId, reason });
await certificates.addChange(change);
for (let waits = 0; waits < MAX_WAITS; waits += 1) {
  await setTimeout(WAIT_MS);
  const isDone = (await certificates.listChanges()).every(({ name }) => name !== change.name);
  if (!isDone) continue;
  console.log(`Revoked  ${certificateId}: its page and its status say so within a minute.`);
  process.exit(0);
}
stop(
  'The publisher has not run yet. The revocation is stored and follows; see "Function credential-publisher" in infra/runbook.md.',
);

function readCommandLine() {
  try {
    const { values } = parseArgs({
      options: {
        env: { type: 'string' },
        revoke: { type: 'string' },
        reason: { type: 'string', default: 'other' },
      },
    });
    const { env = '', revoke = '', reason: given } = values;
    const isKnown = given === 'error' || given === 'other';
    if (/^[a-z][a-z0-9-]*$/.test(env) && /^[0-9a-z]{26}$/.test(revoke) && isKnown) {
      return { environment: env, certificateId: revoke, reason: given as 'error' | 'other' };
    }
  } catch {
    // An unknown option gets the usage line, too.
  }
  return stop(USAGE);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
