import { createIssuingDependencies } from '#certificates/dependencies.ts';
import { issuingEnvironment } from '#certificates/env.ts';
import { issuerOpener } from '#certificates/issuing/issuer-documents.ts';
import { openIssuing } from '#certificates/open-issuing.ts';
import { processChanges } from '#certificates/revoking/process-changes.ts';
import { recordingRuns } from '#heartbeat/task-runs.ts';
import { readEnvironment } from '#function-environments.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const environment = readEnvironment('credential-publisher', issuingEnvironment);
const table = restrictTable(openTable(environment.TABLE_NAME), 'credential-publisher');

const deps = {
  ...createIssuingDependencies(table, openIssuing(environment)),
  learners: learnerRepository(table),
};
/** Runs when the table's stream reports a change of a certificate, and on a schedule. What there is to do is read from the table. */
export const handler = recordingRuns('credential-publisher', table, async () => ({
  // A key that was withdrawn a moment ago is known at once.
  done: await processChanges(issuerOpener(deps), deps, new Date()),
}));
