import { ulid } from 'ulid';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import type { Table } from '#table/table.ts';
import { attemptRepository } from './attempts/attempt-repository.ts';
import type { ActivityDependencies } from './dependencies.ts';
import { draftRepository } from './drafts/draft-repository.ts';
import { submissionRepository } from './submissions/submission-repository.ts';

/** The use cases' dependencies over one table. */
export function openActivities(table: Table): ActivityDependencies {
  return {
    catalog: catalogRepository(table),
    learners: learnerRepository(table),
    attempts: attemptRepository(table),
    submissions: submissionRepository(table),
    drafts: draftRepository(table),
    newId: (now) => ulid(now.getTime()),
  };
}
