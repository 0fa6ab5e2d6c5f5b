import { GeneratorConfig } from '@learning/content/schema';
import type { PublicGeneratorConfig } from '@learning/shared/contract/activity-payloads';
import { RichText } from '@learning/shared/contract/fields';
import { parsedOnce } from '#catalog/activity-config.ts';
import { jsonText, parseText } from '#table/stored-item.ts';

/** A generator hides nothing: its public config is the authored one with the parsed template. */
const PublicGeneratorText = jsonText(
  GeneratorConfig.extend({
    output: GeneratorConfig.shape.output.extend({ body: RichText.nullable() }),
  }),
);

/** @param record of a generator */
export const generatorConfig = parsedOnce(({ id, publicConfig }): PublicGeneratorConfig =>
  parseText(PublicGeneratorText, publicConfig, id),
);
