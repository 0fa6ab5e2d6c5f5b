import { GeneratorConfig } from '#generator-schema.ts';
import { WORDS_PER_MINUTE } from '#reading-time.ts';
import { countWords } from '#validation/markdown-blocks.ts';
import type { ContentType } from '../content-type.ts';
import { checkGenerator } from './validate-generator.ts';

const MINUTES_PER_FIELD: Record<string, number> = { textarea: 3 };
const MINUTES_PER_SHORT_FIELD = 0.5;

export const generator: ContentType<GeneratorConfig> = {
  schema: GeneratorConfig,
  report: { heading: 'Ge.', counts: 'generators' },
  minutes: generatorMinutes,
  clockMinutes: () => null,
  check: (config, plan, _texts, report) => checkGenerator(config, plan, report),
  guesses: null,
};

/** Counts the fields, by kind, and reading the document. */
function generatorMinutes({ fields, output }: GeneratorConfig): number {
  const filling = fields.reduce(
    (sum, field) => sum + (MINUTES_PER_FIELD[field.type] ?? MINUTES_PER_SHORT_FIELD),
    0,
  );
  const document = output.template.replace(/<[^>]*>/g, ' ');
  return Math.ceil(filling + countWords(document) / WORDS_PER_MINUTE);
}
