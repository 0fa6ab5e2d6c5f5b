import type { PublicGeneratorConfig } from '@learning/shared/contract/activity-payloads';
import { checkFormData } from '@learning/shared/domain/documents/generate-document';
import type { PublishedType } from '#publishing/published-type.ts';
import { addLetterhead } from '#publishing/compile/add-letterhead.ts';
import { compileTemplate } from '#publishing/compile/compile-template.ts';

export const publishedGenerator: PublishedType<'generator'> = {
  /** A generator hides nothing. Its template is sent parsed, so that no browser has to parse HTML. */
  publicConfig(authored): PublicGeneratorConfig {
    const config = addLetterhead(authored);
    const { format, template } = config.output;
    const body = format === 'html' ? compileTemplate(template).body : null;
    return { ...config, output: { ...config.output, body } };
  },
  storedConfig: (config) => config,
  issues({ fields, output, examples }) {
    const ofTemplate = output.format === 'html' ? compileTemplate(output.template).issues : [];
    return [
      ...ofTemplate.map((message) => ({ field: 'config.output.template', message })),
      ...checkFormData(fields, examples.sampleData).map(({ fieldId, message }) => ({
        field: `config.examples.sampleData.${fieldId}`,
        message,
      })),
    ];
  },
};
