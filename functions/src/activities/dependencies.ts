import type { CatalogReader } from '#catalog/catalog.ts';
import type { LearnerReader } from '#learning/learner-state.ts';
import type { AttemptRepository } from './attempts/attempt-repository.ts';
import type { DraftRepository } from './drafts/draft-repository.ts';
import type { SubmissionRepository } from './submissions/submission-repository.ts';

/** What the use cases of activities work with. */
export interface ActivityDependencies {
  catalog: CatalogReader;
  learners: LearnerReader;
  attempts: AttemptRepository;
  submissions: SubmissionRepository;
  drafts: DraftRepository;
  /** A new sortable id for an instant. */
  newId: (now: Date) => string;
}
