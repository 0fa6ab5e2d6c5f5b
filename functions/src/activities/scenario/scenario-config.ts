import { ScenarioConfig } from '@learning/content/schema';
import { parsedOnce } from '#catalog/activity-config.ts';
import { jsonText, parseText } from '#table/stored-item.ts';

const ScenarioText = jsonText(ScenarioConfig);

/** @param record of a scenario */
export const scenarioConfig = parsedOnce(({ id, config }): ScenarioConfig =>
  parseText(ScenarioText, config, id),
);
