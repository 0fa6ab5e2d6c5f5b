import { createIssuingDependencies } from '#certificates/dependencies.ts';
import { issuerOpener } from '#certificates/issuing/issuer-documents.ts';
import { processChanges } from '#certificates/revoking/process-changes.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';
import type { TestIssuing } from './issuing-gateways.ts';

/** Runs the publisher as its function does. @returns how much it did */
export function runPublisher(table: Table, issuing: TestIssuing, now: Date): Promise<number> {
  const publisher = restrictTable(table, 'credential-publisher');
  const deps = {
    ...createIssuingDependencies(publisher, issuing),
    learners: learnerRepository(publisher),
  };
  return processChanges(issuerOpener(deps), deps, now);
}
