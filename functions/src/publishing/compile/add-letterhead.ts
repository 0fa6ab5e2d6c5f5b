import type { GeneratorConfig } from '@learning/content/schema';

const EMPLOYER_NAME = 'employerName';
const EMPLOYER_ADDRESS = 'employerAddress';

/** The employer's fields, which every form begins with. */
const FIELDS: GeneratorConfig['fields'] = [
  {
    id: EMPLOYER_NAME,
    label: 'Employer name',
    type: 'text',
    required: true,
    placeholder: 'Legal name, as on your letterhead',
    options: [],
    description: 'Appears at the top of the document, above the title.',
  },
  {
    id: EMPLOYER_ADDRESS,
    label: 'Letterhead',
    type: 'textarea',
    required: false,
    placeholder: '',
    options: [],
    description:
      'Address, phone and website, one line each. Leave it blank if you print on letterhead.',
  },
];

/** Returns a generator with the employer's name and letterhead in its form and at the top of its document. */
export function addLetterhead(config: GeneratorConfig): GeneratorConfig {
  const { format, template } = config.output;
  const letterhead =
    format === 'html'
      ? `<p><strong>{{${EMPLOYER_NAME}}}</strong><br>{{${EMPLOYER_ADDRESS}}}</p>`
      : `{{${EMPLOYER_NAME}}}\n{{${EMPLOYER_ADDRESS}}}\n\n`;
  return {
    ...config,
    fields: [...FIELDS, ...config.fields],
    output: { ...config.output, template: `${letterhead}${template}` },
  };
}
