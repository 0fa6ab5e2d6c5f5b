import { SkillCheckConfig } from '@learning/content/schema';
import * as z from 'zod';
import { parsedOnce } from '#catalog/activity-config.ts';
import { jsonText, parseText } from '#table/stored-item.ts';

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

/** @param record of a skill check */
export const skillCheckConfig = parsedOnce(({ id, config }): PublishedSkillCheck =>
  parseText(SkillCheckText, config, id),
);

export type SectionPlace = z.infer<typeof SectionPlace>;
type PublishedSkillCheck = z.infer<typeof PublishedSkillCheck>;
