import { activityResultItem, type ActivityResultRecord } from '#learning/learner-records.ts';
import { learnerKeys, submissionKeys, submissionsPartition } from '#table/keys.ts';
import { parseStored } from '#table/stored-item.ts';
import { batchGetItems, getItem, queryPartition, type Item, type Table } from '#table/table.ts';
import {
  attemptItem,
  draftItem,
  submissionItem,
  type AttemptRecord,
  type DraftRecord,
  type SubmissionRecord,
} from './activity-records.ts';
import { foundAttempt, type OutdatedAttempt } from './skill-check/attempt-repository.ts';
import { foundDraft } from './drafts/draft-repository.ts';
import {
  PLAYED_CONVERSATION,
  type FoundConversation,
} from './conversation/conversation-repository.ts';
import { foundPlay } from './played/played-repository.ts';
import { PLAYED_SCENARIO, type FoundScenario } from './scenario/scenario-repository.ts';
import { PLAYED_SIMULATION, type FoundSimulation } from './simulation/simulation-repository.ts';

/** The attempts at one activity; which of them there can be follows from its type. */
export interface StoredAttempts {
  attempt: AttemptRecord | OutdatedAttempt | undefined;
  scenario: FoundScenario | undefined;
  conversation: FoundConversation | undefined;
  simulation: FoundSimulation | undefined;
}

/** Everything that is stored of one learner's activity. */
export interface StoredActivity extends StoredAttempts {
  draft: DraftRecord | 'outdated' | undefined;
  /** Returns a kept submission; one that was stored after the others were read takes a read of its own. */
  findSubmission: (attemptId: string) => Promise<SubmissionRecord | undefined>;
}

export interface ActivityItemReader {
  /** Reads everything at once, before it is known what is needed; only what is used of the submissions is parsed. One Query. */
  readAll(userId: string, activityId: string): Promise<StoredActivity>;
  /** Reads the attempts, the best result, and the submission of `attemptId` if there is one. One BatchGet. */
  readForSubmitting(
    userId: string,
    activity: { courseId: number; activityId: string },
    attemptId: string | undefined,
  ): Promise<StoredForSubmitting>;
}

export interface StoredForSubmitting extends StoredAttempts {
  resultBefore: ActivityResultRecord | undefined;
  /** The submission that the call repeats. */
  repeated: SubmissionRecord | undefined;
}

/** @param definitions of the stored attempts and drafts; tests pass those of another release */
export function activityItemReader(
  table: Table,
  definitions = { attempt: attemptItem, draft: draftItem },
): ActivityItemReader {
  const attemptsIn = (items: readonly Item[], userId: string, activityId: string) => {
    const attempt = items.find(isAt(submissionKeys.attempt(userId, activityId)));
    const scenario = items.find(isAt(submissionKeys.scenarioAttempt(userId, activityId)));
    const scenarioText = items.find(isAt(submissionKeys.playedScenario(userId, activityId)));
    const conversation = items.find(isAt(submissionKeys.conversationAttempt(userId, activityId)));
    const lines = items.find(isAt(submissionKeys.playedConversation(userId, activityId)));
    const simulation = items.find(isAt(submissionKeys.simulationAttempt(userId, activityId)));
    const model = items.find(isAt(submissionKeys.playedSimulation(userId, activityId)));
    return {
      attempt: attempt && foundAttempt(attempt, definitions.attempt),
      scenario: scenario && foundPlay(PLAYED_SCENARIO, scenario, scenarioText),
      conversation: conversation && foundPlay(PLAYED_CONVERSATION, conversation, lines),
      simulation: simulation && foundPlay(PLAYED_SIMULATION, simulation, model),
    };
  };
  return {
    async readAll(userId, activityId) {
      const items = await queryPartition(table, submissionsPartition(userId), `${activityId}#`);
      const draft = items.find(isAt(submissionKeys.draft(userId, activityId)));
      return {
        ...attemptsIn(items, userId, activityId),
        draft: draft && foundDraft(draft, definitions.draft),
        async findSubmission(attemptId) {
          const key = submissionKeys.submission(userId, activityId, attemptId);
          const item = items.find(isAt(key)) ?? (await getItem(table, key));
          return item && parseStored(submissionItem, item);
        },
      };
    },

    async readForSubmitting(userId, { courseId, activityId }, attemptId) {
      const result = learnerKeys.activityResult(userId, courseId, activityId);
      const repeated =
        attemptId === undefined
          ? undefined
          : submissionKeys.submission(userId, activityId, attemptId);
      const items = await batchGetItems(table, [
        submissionKeys.attempt(userId, activityId),
        submissionKeys.scenarioAttempt(userId, activityId),
        submissionKeys.playedScenario(userId, activityId),
        submissionKeys.conversationAttempt(userId, activityId),
        submissionKeys.playedConversation(userId, activityId),
        submissionKeys.simulationAttempt(userId, activityId),
        submissionKeys.playedSimulation(userId, activityId),
        result,
        ...(repeated ? [repeated] : []),
      ]);
      const found = repeated && items.find(isAt(repeated));
      const resultBefore = items.find(isAt(result));
      return {
        ...attemptsIn(items, userId, activityId),
        resultBefore: resultBefore && parseStored(activityResultItem, resultBefore),
        repeated: found && parseStored(submissionItem, found),
      };
    },
  };
}

function isAt({ SK }: { SK: string }) {
  return (item: Item) => item['SK'] === SK;
}
