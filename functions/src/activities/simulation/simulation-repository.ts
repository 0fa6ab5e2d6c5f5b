import { submissionKeys } from '#table/keys.ts';
import type { Table } from '#table/table.ts';
import {
  playedRepository,
  type FoundPlay,
  type OpenPlay,
  type PlayedRepository,
} from '../played/played-repository.ts';
import {
  simulationAttemptItem,
  playedSimulationItem,
  type SimulationAttemptRecord,
  type PlayedSimulationRecord,
} from './simulation-records.ts';

type PlayedPeriod = SimulationAttemptRecord['periods'][number];

/** An open attempt and the simulation it plays. */
export type OpenSimulation = OpenPlay<SimulationAttemptRecord, PlayedSimulationRecord>;
export type FoundSimulation = FoundPlay<SimulationAttemptRecord, PlayedSimulationRecord>;
export type SimulationRepository = PlayedRepository<
  SimulationAttemptRecord,
  PlayedSimulationRecord,
  PlayedPeriod
>;

export const PLAYED_SIMULATION = {
  attemptItem: simulationAttemptItem,
  textItem: playedSimulationItem,
  attemptKey: submissionKeys.simulationAttempt,
  textKey: submissionKeys.playedSimulation,
  turnsName: 'periods',
  turnsOf: ({ periods }: SimulationAttemptRecord): readonly PlayedPeriod[] => periods,
};

export function simulationRepository(table: Table): SimulationRepository {
  return playedRepository(table, PLAYED_SIMULATION);
}
