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
export function scenarioConfig({ id, config }: ActivityRecord): ScenarioConfig {
  return parseText(ScenarioText, config, id);
}

/** @param record of a skill check */
export function skillCheckConfig({ id, config }: ActivityRecord): PublishedSkillCheck {
  return parseText(SkillCheckText, config, id);
}

/** @param record of a generator */
export function generatorConfig({ id, publicConfig }: ActivityRecord): PublicGeneratorConfig {
  return parseText(PublicGeneratorText, publicConfig, id);
}

export type SectionPlace = z.infer<typeof SectionPlace>;
export type PublishedSkillCheck = z.infer<typeof PublishedSkillCheck>;
