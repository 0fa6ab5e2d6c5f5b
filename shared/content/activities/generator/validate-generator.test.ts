import { describe, expect, test } from 'vitest';
import { words } from '#testing/sample-texts.ts';
import { fieldsAfter, issuesAfter } from '#testing/invalid-activity.ts';
import { writtenGenerator, type Written } from '#testing/written-activities.ts';
import { LEGAL_NOTE } from '#validation/legal-note.ts';

type Change = (generator: Written<'generator'>) => void;
const replaceInTemplate =
  (text: string | RegExp, by: string): Change =>
  ({ config: { output } }) =>
    (output.template = output.template.replace(text, by));

describe('a generator', () => {
  test.each<[string, Change, string[]]>([
    [
      'another document type than planned',
      (generator) => (generator.config.template.type = 'letter'),
      ['config.template.type'],
    ],
    [
      'a field of another type than planned',
      (generator) => (generator.config.fields[0]!.type = 'text'),
      ['config.fields', 'config.fields'],
    ],
    [
      'a placeholder of no field',
      (generator) => (generator.config.output.template += '{{unknown}}'),
      ['config.output.template'],
    ],
    [
      'a field the document never uses',
      replaceInTemplate('{{kind}}', ''),
      ['config.output.template'],
    ],
    [
      'no sample for a required field',
      (generator) => delete generator.config.examples.sampleData['event'],
      ['config.examples.sampleData.event'],
    ],
    [
      'no sample for an optional field',
      (generator) => (generator.config.examples.sampleData['kind'] = ''),
      ['config.examples.sampleData.kind'],
    ],
    [
      'a select without options',
      (generator) => (generator.config.fields[1]!.options = []),
      ['config.fields.1.options', 'config.examples.sampleData.kind'],
    ],
    [
      'a sample that is not among the options',
      (generator) => (generator.config.examples.sampleData['kind'] = 'Call'),
      ['config.examples.sampleData.kind'],
    ],
    [
      'no sample of the employer',
      (generator) => delete generator.config.examples.sampleData['employerName'],
      ['config.examples.sampleData.employerName'],
    ],
    [
      'rules of a date at a text',
      (generator) => (generator.config.fields[0]!.rules = { min: 1 }),
      ['config.fields.0.rules'],
    ],
    [
      'a long text without a least length',
      ({ config }) => delete config.fields[0]!.demands,
      ['config.fields.0.demands'],
    ],
    [
      'demands at a choice',
      ({ config }) => (config.fields[1]!.demands = { minWords: 2 }),
      ['config.fields.1.demands'],
    ],
    [
      'parts that no text can have',
      ({ config }) =>
        (config.fields[0]!.demands = {
          minWords: 2,
          parts: { kind: 'points', least: 3, most: 2 },
        }),
      ['config.fields.0.demands.parts'],
    ],
  ])('with %s has an issue at that field', (_what, change, fields) => {
    expect(fieldsAfter(writtenGenerator(), change)).toEqual(fields);
  });

  test.each<[string, Change, RegExp]>([
    [
      'the legal note',
      replaceInTemplate('Signature', `${LEGAL_NOTE} Signature`),
      /holds the legal note/,
    ],
    ['no place to sign', replaceInTemplate('Signature', 'Line'), /no line for a signature/],
    ['no blank beside the signature', replaceInTemplate('________', ''), /no line for a signature/],
    ['no title', replaceInTemplate('<h1>File Note</h1>', ''), /must begin with its title/],
    [
      'its parties below what the preview shows',
      replaceInTemplate('</h1>', `</h1><p>${words(120)}</p>`),
      /shows 0 short required fields in its first 500 characters/,
    ],
  ])('with %s could not be issued', (_what, change, message) => {
    expect(issuesAfter(writtenGenerator(), change)).toEqual([
      {
        file: 'a.ts',
        field: 'config.output.template',
        message: expect.stringMatching(message) as string,
      },
    ]);
  });

  test('measures the preview with sample values instead of placeholders', () => {
    const issues = issuesAfter(writtenGenerator(), (generator) => {
      generator.config.examples.sampleData['employeeName'] = words(120);
    });
    expect(issues).toHaveLength(1);
  });

  test('with too few fields has an issue even if the plan has as few', () => {
    const messages = issuesAfter(writtenGenerator(), (generator) =>
      generator.config.fields.pop(),
    ).map((issue) => issue.message);
    expect(messages).toContainEqual(expect.stringMatching(/are 9; 10 to 14 are required/));
  });

  test('that would round money has an issue', () => {
    const messages = issuesAfter(writtenGenerator(), (generator) => {
      generator.config.fields[9]!.type = 'number';
      generator.config.fields[9]!.label = 'Base salary';
    }).map((issue) => issue.message);
    expect(messages).toContainEqual(expect.stringMatching(/ask for money as text/));
  });
});
