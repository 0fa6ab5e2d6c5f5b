import { ulid } from 'ulid';
import type { CatalogReader } from '#catalog/catalog.ts';
import { claimRepository, type ClaimRepository } from '#certificates/claim-repository.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import type { LearnerReader } from '#learning/learner-state.ts';
import type { Table } from '#table/table.ts';
import { retestRepository, type RetestRepository } from './retest-repository.ts';

/** The dependencies of the retests' use cases. */
export interface RetestDependencies {
  catalog: CatalogReader;
  learners: LearnerReader;
  claims: Pick<ClaimRepository, 'list'>;
  retests: RetestRepository;
  /** Creates a sortable id for an instant. */
  newId: (now: Date) => string;
}

/** @param catalog the one that the function's other calls keep for a minute, too */
export function createRetestDependencies(table: Table, catalog: CatalogReader): RetestDependencies {
  return {
    catalog,
    learners: learnerRepository(table),
    claims: claimRepository(table),
    retests: retestRepository(table),
    newId: (now) => ulid(now.getTime()),
  };
}
