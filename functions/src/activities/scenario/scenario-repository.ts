import { submissionKeys } from '#table/keys.ts';
import type { Table } from '#table/table.ts';
import {
  playedRepository,
  type FoundPlay,
  type OpenPlay,
  type PlayedRepository,
} from '../played/played-repository.ts';
import {
  playedScenarioItem,
  scenarioAttemptItem,
  type PlayedScenarioRecord,
  type ScenarioAttemptRecord,
} from './scenario-records.ts';

type Decision = ScenarioAttemptRecord['decisions'][number];

/** An open attempt and the scenario it plays. */
export type OpenScenario = OpenPlay<ScenarioAttemptRecord, PlayedScenarioRecord>;
export type FoundScenario = FoundPlay<ScenarioAttemptRecord, PlayedScenarioRecord>;
export type ScenarioRepository = PlayedRepository<
  ScenarioAttemptRecord,
  PlayedScenarioRecord,
  Decision
>;

export const PLAYED_SCENARIO = {
  attemptItem: scenarioAttemptItem,
  textItem: playedScenarioItem,
  attemptKey: submissionKeys.scenarioAttempt,
  textKey: submissionKeys.playedScenario,
  turnsName: 'decisions',
  turnsOf: ({ decisions }: ScenarioAttemptRecord): readonly Decision[] => decisions,
};

export function scenarioRepository(table: Table): ScenarioRepository {
  return playedRepository(table, PLAYED_SCENARIO);
}
