import { parsedOnce } from '#catalog/activity-config.ts';
import { jsonText, parseText } from '#table/stored-item.ts';
import { PublishedSimulation } from './simulation-records.ts';

const SimulationText = jsonText(PublishedSimulation);

/** @param record of a simulation */
export const simulationConfig = parsedOnce(({ id, config }): PublishedSimulation =>
  parseText(SimulationText, config, id),
);
