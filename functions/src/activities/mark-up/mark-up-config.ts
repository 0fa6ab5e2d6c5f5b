import { MarkUpConfig } from '@learning/content/schema';
import * as z from 'zod';
import { parsedOnce } from '#catalog/activity-config.ts';
import { jsonText, parseText } from '#table/stored-item.ts';
import { SectionPlace } from '../skill-check/skill-check-config.ts';

/** A mark-up as published: with the sections that its sentences link to. */
const PublishedMarkUp = MarkUpConfig.extend({ sections: z.array(SectionPlace).default([]) });

const MarkUpText = jsonText(PublishedMarkUp);

/** @param record of a mark-up */
export const markUpConfig = parsedOnce(({ id, config }): PublishedMarkUp =>
  parseText(MarkUpText, config, id),
);

export type PublishedMarkUp = z.infer<typeof PublishedMarkUp>;
