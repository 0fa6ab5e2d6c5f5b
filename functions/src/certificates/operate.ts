/**
 * Command: `npm run certificates -- --env NAME …` revokes a certificate, writes all public documents again, withdraws a key, or signs
 * again what a withdrawn key signed. Leaves the work to the publisher and waits until it is done.
 */
import { setTimeout } from 'node:timers/promises';
import { openTable } from '#table/table.ts';
import { certificateRepository } from './certificate-repository.ts';
import { credentialChange } from './change-writes.ts';
import { issuerRepository } from './issuing/issuer-repository.ts';
import { findRecord } from './issuing/publish.ts';
import { statusListRepository } from './issuing/status-list-repository.ts';
import { readCommand, USAGE, type CertificateCommand } from './read-command.ts';
import { rewriteDocuments } from './rewrite-documents.ts';
import { withdrawKey, type WithdrawalOutcome } from './withdrawing-keys/withdraw-key.ts';

const WAIT_MS = 500;
const MAX_WAITS = 120;

const command = readCommand(process.argv.slice(2)) ?? stop(USAGE);
const table = openTable(process.env['TABLE_NAME']!);
const certificates = certificateRepository(table);
try {
  if (command.task === 'revoke') await revoke(command);
  else if (command.task === 'withdrawKey') await withdraw(command);
  else await rewrite(command.task);
} catch (error) {
  stop(`The table of ${command.environment} could not be used: ${(error as Error).message}`);
}

type CommandOf<Task> = CertificateCommand & { task: Task };

async function revoke({ environment, certificateId, reason }: CommandOf<'revoke'>): Promise<void> {
  const credential = await certificates.findCredential(certificateId);
  if (!credential) stop(`${environment} has no certificate ${certificateId}.`);
  const before = await findRecord(credential, certificates);
  if (before?.state !== 'valid') stop(`The certificate is ${before?.state ?? 'erased'} already.`);
  const change = credentialChange({ kind: 'revoke', certificateId, reason });
  await certificates.addChange(change);
  await waitUntilDone([change.name]);
  console.log(`Revoked  ${certificateId}: its page and its status say so within a minute.`);
}

async function withdraw({ key, at }: CommandOf<'withdrawKey'>): Promise<void> {
  const outcome = await withdrawKey({ key, at, now: new Date() }, issuerRepository(table));
  if ('refused' in outcome) stop(refusal(outcome));
  const change = credentialChange({ kind: 'issuer' });
  await certificates.addChange(change);
  await waitUntilDone([change.name]);
  const { keyId, withdrawnAt } = outcome.withdrawn;
  console.log(`Withdrawn  ${keyId}: what it signed from ${withdrawnAt} on no longer counts.`);
  console.log('Next: npm run rotate puts a key in its place; then run --sign-again.');
}

function refusal(outcome: Extract<WithdrawalOutcome, { refused: string }>): string {
  if (outcome.refused === 'unknown_key')
    return 'No key has this id; /credentials/jwks.json lists them.';
  if (outcome.refused === 'in_future')
    return 'The date is in the future. A key is withdrawn at once.';
  return `The key was withdrawn from ${outcome.withdrawnAt} on. A later date would trust it again.`;
}

async function rewrite(kind: 'rewrite' | 'signAgain'): Promise<void> {
  const written = await rewriteDocuments({
    certificates,
    statusLists: statusListRepository(table),
    kind,
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

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
