import { randomUUID } from 'node:crypto';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import type { CatalogReader } from '#catalog/catalog.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import type { LearnerReader } from '#learning/learner-state.ts';
import type { Table } from '#table/table.ts';
import { capstoneRepository, type CapstoneRepository } from './capstone-repository.ts';

/** The dependencies of the capstones' use cases. */
export interface CapstoneDependencies {
  catalog: CatalogReader;
  learners: LearnerReader;
  capstones: CapstoneRepository;
  /** Creates what tells ratings apart, and says nothing of their raters. */
  newUnique: () => string;
}

export function createCapstoneDependencies(table: Table): CapstoneDependencies {
  return {
    catalog: catalogRepository(table),
    learners: learnerRepository(table),
    capstones: capstoneRepository(table),
    newUnique: randomUUID,
  };
}
