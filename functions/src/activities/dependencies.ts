import { ulid } from 'ulid';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import type { CatalogReader } from '#catalog/catalog.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import type { AccessReader, LearnerReader } from '#learning/learner-state.ts';
import type { Table } from '#table/table.ts';
import { activityItemReader, type ActivityItemReader } from './activity-items.ts';
import {
  conversationRepository,
  type ConversationRepository,
} from './conversation/conversation-repository.ts';
import { attemptRepository, type AttemptRepository } from './skill-check/attempt-repository.ts';
import { draftRepository, type DraftRepository } from './drafts/draft-repository.ts';
import {
  choiceCountRepository,
  type ChoiceCountReader,
} from './scenario/choice-count-repository.ts';
import { scenarioRepository, type ScenarioRepository } from './scenario/scenario-repository.ts';
import {
  simulationRepository,
  type SimulationRepository,
} from './simulation/simulation-repository.ts';
import {
  submissionRepository,
  type SubmissionRepository,
} from './submissions/submission-repository.ts';

/** The dependencies of the activities' use cases. */
export interface ActivityDependencies {
  catalog: CatalogReader;
  learners: LearnerReader & AccessReader;
  items: ActivityItemReader;
  attempts: AttemptRepository;
  submissions: SubmissionRepository;
  drafts: DraftRepository;
  scenarios: ScenarioRepository;
  conversations: ConversationRepository;
  simulations: SimulationRepository;
  choiceCounts: ChoiceCountReader;
  /** Creates a sortable id for an instant. */
  newId: (now: Date) => string;
}

export function createActivityDependencies(table: Table): ActivityDependencies {
  return {
    catalog: catalogRepository(table),
    learners: learnerRepository(table),
    items: activityItemReader(table),
    attempts: attemptRepository(table),
    submissions: submissionRepository(table),
    drafts: draftRepository(table),
    scenarios: scenarioRepository(table),
    conversations: conversationRepository(table),
    simulations: simulationRepository(table),
    choiceCounts: choiceCountRepository(table),
    newId: (now) => ulid(now.getTime()),
  };
}
