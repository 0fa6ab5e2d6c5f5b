import { describe, expect, test } from 'vitest';
import { words } from '#testing/sample-texts.ts';
import { fieldsAfter, issuesAfter } from '#testing/invalid-activity.ts';
import { writtenGenerator, type Written } from '#testing/written-activities.ts';
import { LEGAL_NOTE } from '#validation/legal-note.ts';

type Change = (one: Written<'generator'>) => void;
const replaceInTemplate =
  (text: string | RegExp, by: string): Change =>
  ({ config: { output } }) =>
    (output.template = output.template.replace(text, by));

describe('a generator', () => {
  test.each<[string, Change, string[]]>([
    [
      'another document type than planned',
      (one) => (one.config.template.type = 'letter'),
      ['config.template.type'],
    ],
    [
      'a field of another type than planned',
      (one) => (one.config.fields[0]!.type = 'text'),
      ['config.fields', 'config.fields'],
    ],
    [
      'a placeholder of no field',
      (one) => (one.config.output.template += '{{unknown}}'),
      ['config.output.template'],
    ],
    [
      'a field the document never uses',
      replaceInTemplate('{{kind}}', ''),
      ['config.output.template'],
    ],
    [
      'no sample for a required field',
      (one) => delete one.config.examples.sampleData['event'],
      ['config.examples.sampleData.event'],
    ],
    [
      'no sample for an optional field',
      (one) => (one.config.examples.sampleData['kind'] = ''),
      ['config.examples.sampleData.kind'],
    ],
    [
      'a select without options',
      (one) => (one.config.fields[1]!.options = []),
      ['config.fields.1.options', 'config.examples.sampleData.kind'],
    ],
    [
      'a sample that is not among the options',
      (one) => (one.config.examples.sampleData['kind'] = 'Call'),
      ['config.examples.sampleData.kind'],
    ],
    [
      'no sample of the employer',
      (one) => delete one.config.examples.sampleData['employerName'],
      ['config.examples.sampleData.employerName'],
    ],
    [
      'rules of a date at a text',
      (one) => (one.config.fields[0]!.rules = { min: 1 }),
      ['config.fields.0.rules'],
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
    const issues = issuesAfter(writtenGenerator(), (one) => {
      one.config.examples.sampleData['employeeName'] = words(120);
    });
    expect(issues).toHaveLength(1);
  });

  test('with too few fields has an issue even if the plan has as few', () => {
    const messages = issuesAfter(writtenGenerator(), (one) => one.config.fields.pop()).map(
      (issue) => issue.message,
    );
    expect(messages).toContainEqual(expect.stringMatching(/are 9; 10 to 14 are required/));
  });

  test('that would round money has an issue', () => {
    const messages = issuesAfter(writtenGenerator(), (one) => {
      one.config.fields[9]!.type = 'number';
      one.config.fields[9]!.label = 'Base salary';
    }).map((issue) => issue.message);
    expect(messages).toContainEqual(expect.stringMatching(/ask for money as text/));
  });
});
