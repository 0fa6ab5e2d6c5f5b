/** Lets scripts that only fill the form hand in every document. Source: rules/scoring.md S26, S29; rules/content.md C45 */
import { activitiesOfType, type SourceOf } from '@learning/content/activities/activity-types';
import { writtenForm } from '@learning/content/written-form';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '#publishing/load-content.ts';
import { openApi } from '#testing/api/open-api.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';

type Generator = SourceOf<'generator'>;
type Field = Generator['config']['fields'][number];

const generators = (await loadContent()).flatMap(({ course, activities }) =>
  activitiesOfType(activities.values(), 'generator').map((generator) => ({
    courseId: course.id,
    generator,
  })),
);
const EMPLOYER = { employerName: 'Own Company', employerAddress: '' };
const NONSENSE = 'Seven purple kettles sing quietly to the lamp in room 12 until Friday';

let learners: ReturnType<typeof activityCalls>[];
beforeAll(async () => {
  const api = openApi(await sharedPublishedTable());
  learners = await Promise.all(
    generators.map(async ({ courseId, generator }) =>
      activityCalls(await enrolledLearner(api, courseId), generator.id),
    ),
  );
});

/** Hands in every form, with the sample's choices, dates and numbers. @returns why each was refused */
async function refusalsOf(textOf: (field: Field, place: number, generator: Generator) => string) {
  const refusals = generators.map(async ({ generator }, at) => {
    const { fields, examples } = generator.config;
    const texts = fields.map((field, place) => [
      field.id,
      field.type === 'text' || field.type === 'textarea'
        ? textOf(field, place, generator)
        : (examples.sampleData[field.id] ?? ''),
    ]);
    const formData = { ...EMPLOYER, ...(Object.fromEntries(texts) as object) };
    const { code, fields: named = [] } = await learners[at]!.submitRefusal({ formData });
    expect(named.length).toBeGreaterThan(0);
    return code;
  });
  return new Set(await Promise.all(refusals));
}

describe('a script that only fills the form', () => {
  const amount = ({ rules }: Field) => (rules?.amount ? ' $1,200 a month' : '');
  const sampleOf = ({ config }: Generator, { id }: Field) => config.examples.sampleData[id] ?? '';

  test.each<[string, (field: Field, place: number, generator: Generator) => string, string?]>([
    ['the letter x', (field) => `x${amount(field)}`],
    [
      'one letter after the other',
      (field, place) => `${'ABCDEFGHIJKLMNOP'[place]}${amount(field)}`,
    ],
    ['a letter repeated', (field) => `${'x'.repeat(300)}${amount(field)}`],
    ['a word repeated', (field) => `${'word '.repeat(80)}${amount(field)}`],
    ['one sentence of nonsense', (field) => `${NONSENSE}.${amount(field)}`],
    ['that sentence, numbered', (field, place) => `${NONSENSE} ${place}.${amount(field)}`],
    ['that sentence ten times', (field) => `${NONSENSE}. `.repeat(10) + amount(field)],
    ['the sample', (field, _place, generator) => sampleOf(generator, field), 'sample_text'],
    ['the label of the field', (field) => `${field.label}${amount(field)}`],
    ['the description of the field', (field) => `${field.description}${amount(field)}`],
    ['a number', (_field, place) => `${place + 100}`],
  ])(
    'with %s completes none of the 16 documents',
    async (_what, textOf, code = 'invalid_request') => {
      expect(generators).toHaveLength(16);
      expect([...(await refusalsOf(textOf))]).toEqual([code]);
    },
  );

  test('completes each of them once its fields have what they ask for', async () => {
    const submissions = generators.map(({ generator }, at) =>
      learners[at]!.submit({ formData: { ...writtenForm(generator.config), ...EMPLOYER } }),
    );
    expect((await Promise.all(submissions)).every(({ completed }) => completed)).toBe(true);
  });
});
