import type { CertificateRepository } from './certificate-repository.ts';
import { credentialChange } from './change-writes.ts';
import type { StatusListRepository } from './issuing/status-list-repository.ts';

/** So many certificates are left to the publisher at once that one run of it writes them. */
const PORTION = 25;

interface Dependencies {
  certificates: Pick<CertificateRepository, 'addChange' | 'listCertificateIds'>;
  statusLists: Pick<StatusListRepository, 'readNewest'>;
  /** Returns once the publisher has done everything with these names. */
  waitUntilDone: (names: readonly string[]) => Promise<void>;
  /** What is done with each certificate: `signAgain` also gives it new signatures where its own do not count anymore. */
  kind: 'rewrite' | 'signAgain';
  /** Called with the number of certificates written so far. */
  onProgress: (written: number) => void;
}

/**
 * Writes every public document again from what is stored: issuer, keys, status lists, and of each certificate its credential, its
 * companion, its preview and its achievement. No credential is signed again unless that is asked for. Safe to repeat and to interrupt.
 *
 * @returns how many certificates were written
 * Source: rules/certificates.md K10, K12
 */
export async function rewriteDocuments(deps: Dependencies): Promise<number> {
  const newest = await deps.statusLists.readNewest();
  const lists = Array.from({ length: newest }, (_, at) =>
    credentialChange({ kind: 'statusList', listId: at + 1 }),
  );
  await leave([credentialChange({ kind: 'issuer' }), ...lists], deps);
  let written = 0;
  let portion: string[] = [];
  const writePortion = async () => {
    const changes = portion.map((certificateId) =>
      credentialChange({ kind: deps.kind, certificateId }),
    );
    await leave(changes, deps);
    written += portion.length;
    portion = [];
    deps.onProgress(written);
  };
  for await (const certificateId of deps.certificates.listCertificateIds()) {
    portion.push(certificateId);
    if (portion.length === PORTION) await writePortion();
  }
  if (portion.length > 0) await writePortion();
  return written;
}

async function leave(
  changes: ReturnType<typeof credentialChange>[],
  { certificates, waitUntilDone }: Dependencies,
): Promise<void> {
  await Promise.all(changes.map((change) => certificates.addChange(change)));
  await waitUntilDone(changes.map(({ name }) => name));
}
