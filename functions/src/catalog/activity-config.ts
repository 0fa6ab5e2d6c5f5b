/** Parses the configs of published activities. Lists of activities do not need them, so they are parsed only where used. */
import { GeneratorConfig, ScenarioConfig, SkillCheckConfig } from '@learning/content/schema';
import type { PublicGeneratorConfig } from '@learning/shared/contract/activity-payloads';
import { RichText } from '@learning/shared/contract/fields';
import * as z from 'zod';
import { jsonText, parseText } from '#table/stored-item.ts';
import type { ActivityRecord } from './catalog-records.ts';

const ScenarioText = jsonText(ScenarioConfig);
/** A section that questions link to, with the titles shown in results. */
export const SectionPlace = z.object({
  moduleId: z.string(),
  moduleTitle: z.string(),
  section: z.string(),
  sectionTitle: z.string(),
});

/** A skill check as published: with the sections of its questions, each once, in the order of the course. */
const PublishedSkillCheck = SkillCheckConfig.extend({
  sections: z.array(SectionPlace).default([]),
});

const SkillCheckText = jsonText(PublishedSkillCheck);
/** A generator hides nothing: its public config is the authored one with the parsed template. */
const PublicGeneratorText = jsonText(
  GeneratorConfig.extend({
    output: GeneratorConfig.shape.output.extend({ body: RichText.nullable() }),
  }),
);

/** @param record of a scenario */
export const scenarioConfig = parsedOnce(({ id, config }): ScenarioConfig =>
  parseText(ScenarioText, config, id),
);

/** @param record of a skill check */
export const skillCheckConfig = parsedOnce(({ id, config }): PublishedSkillCheck =>
  parseText(SkillCheckText, config, id),
);

/** @param record of a generator */
export const generatorConfig = parsedOnce(({ id, publicConfig }): PublicGeneratorConfig =>
  parseText(PublicGeneratorText, publicConfig, id),
);

/** Keeps the result for as long as the record is cached. Callers must not change it. */
function parsedOnce<T extends object>(
  parse: (record: ActivityRecord) => T,
): (record: ActivityRecord) => T {
  const parsed = new WeakMap<ActivityRecord, T>();
  return (record) => {
    const config = parsed.get(record) ?? parse(record);
    parsed.set(record, config);
    return config;
  };
}

export type SectionPlace = z.infer<typeof SectionPlace>;
export type PublishedSkillCheck = z.infer<typeof PublishedSkillCheck>;
