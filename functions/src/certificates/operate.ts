/**
 * Command: `npm run certificates -- --env NAME --revoke CERTIFICATE_ID [--reason error|other]` revokes a certificate;
 * `npm run certificates -- --env NAME --rewrite` writes all public documents again. Leaves the work to the publisher and waits until it is
 * done. `local` stands for the running local product, any other name for the table of that environment.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openTable } from '#table/table.ts';
import { localEnvironment } from '#publishing/local-environment.ts';
import { certificateRepository } from './certificate-repository.ts';
import { credentialChange } from './change-writes.ts';
import { findRecord } from './issuing/publish.ts';
import { statusListRepository } from './issuing/status-list-repository.ts';
import { rewriteDocuments } from './rewrite-documents.ts';

const USAGE =
  'Usage: npm run certificates -- --env local|dev|… --revoke CERTIFICATE_ID [--reason error|other]\n' +
  '       npm run certificates -- --env local|dev|… --rewrite';
const WAIT_MS = 500;
const MAX_WAITS = 120;

const command = readCommandLine();
if (command.environment === 'local') {
  const running = localEnvironment();
  if (!running) stop('The local product is not running. Start it first: npm start');
  Object.assign(process.env, running);
}
const table = openTable(
  command.environment === 'local' ? process.env['TABLE_NAME']! : `learning-${command.environment}`,
);
const certificates = certificateRepository(table);
try {
  if ('certificateId' in command) await revoke(command);
  else await rewrite();
} catch (error) {
  stop(`The table of ${command.environment} could not be used: ${(error as Error).message}`);
}

async function revoke({ environment, certificateId, reason }: Revocation): Promise<void> {
  const credential = await certificates.findCredential(certificateId);
  if (!credential) stop(`${environment} has no certificate ${certificateId}.`);
  const before = await findRecord(credential, certificates);
  if (before?.state !== 'valid') stop(`The certificate is ${before?.state ?? 'erased'} already.`);
  const change = credentialChange({ kind: 'revoke', certificateId, reason });
  await certificates.addChange(change);
  await waitUntilDone([change.name]);
  console.log(`Revoked  ${certificateId}: its page and its status say so within a minute.`);
}

async function rewrite(): Promise<void> {
  const written = await rewriteDocuments({
    certificates,
    statusLists: statusListRepository(table),
    waitUntilDone,
    onProgress: (count) => console.log(`Written  ${count.toLocaleString('en-US')} certificates`),
  });
  console.log(
    `Done     issuer, keys, status lists and ${written.toLocaleString('en-US')} certificates; the site shows them within a minute.`,
  );
}

async function waitUntilDone(names: readonly string[]): Promise<void> {
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    await setTimeout(WAIT_MS);
    const left = await certificates.listChanges();
    if (!left.some(({ name }) => names.includes(name))) return;
  }
  stop(
    'The publisher has not finished yet. What is left is stored and follows; see "Function credential-publisher" in infra/runbook.md.',
  );
}

interface Revocation {
  environment: string;
  certificateId: string;
  reason: 'error' | 'other';
}

function readCommandLine(): Revocation | { environment: string } {
  try {
    const { values } = parseArgs({
      options: {
        env: { type: 'string' },
        revoke: { type: 'string' },
        reason: { type: 'string' },
        rewrite: { type: 'boolean', default: false },
      },
    });
    const { env = '', revoke = '', reason, rewrite } = values;
    if (/^[a-z][a-z0-9-]*$/.test(env)) {
      if (rewrite && revoke === '' && reason === undefined) return { environment: env };
      const isKnown = reason === undefined || reason === 'error' || reason === 'other';
      if (!rewrite && /^[0-9a-z]{26}$/.test(revoke) && isKnown) {
        return { environment: env, certificateId: revoke, reason: reason ?? 'other' };
      }
    }
  } catch {
    // An unknown option gets the usage lines, too.
  }
  return stop(USAGE);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
