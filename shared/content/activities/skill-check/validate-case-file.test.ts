import { describe, expect, test } from 'vitest';
import { sampleCheckWithFile } from '#testing/sample-case-file.ts';
import { sampleFolder } from '#testing/sample-folder.ts';
import { writtenPlan, type Written } from '#testing/written-activities.ts';
import { sectionAnchors } from '#validation/section-anchors.ts';
import { schemaIssues } from '#validation/schema-issues.ts';
import { SkillCheckConfig } from '#skill-check-schema.ts';
import { checkActivity } from '#validation/validate-activity.ts';

type Change = (config: Written<'skill-check'>['config']) => void;

function issuesOf(change: Change): string[] {
  const check = sampleCheckWithFile();
  const plan = { ...writtenPlan(check.id), timeLimit: check.config.assessment.timeLimit };
  change(check.config);
  const texts = {
    lessonIds: ['record-keeping-m1'],
    anchors: sectionAnchors(sampleFolder().modules),
  };
  return checkActivity('a.ts', check, plan, texts).map(
    ({ field, message }) => `${field}: ${message}`,
  );
}

const fromFile = (config: Written<'skill-check'>['config'], type: string) =>
  config.questions.find((question) => question.type === type && question.fromFile)!;

describe('a case file', () => {
  test('with enough of everything has no issue', () => {
    expect(issuesOf(() => undefined)).toEqual([]);
  });

  test.each<[string, Change, RegExp]>([
    [
      'three documents',
      ({ caseFile }) => void caseFile!.documents.pop(),
      /^config\.caseFile\.documents: are 3; 4 to 8 are required$/,
    ],
    [
      'nine documents',
      ({ caseFile }) => void caseFile!.documents.push(...Array(5).fill(caseFile!.documents[2]!)),
      /^config\.caseFile\.documents: are 9;/,
    ],
    [
      'a row with a cell too few',
      ({ caseFile }) => {
        const table = caseFile!.documents.find(({ kind }) => kind === 'table');
        if (table?.kind === 'table') table.rows.push(['Bo']);
      },
      /^config\.caseFile\.documents\.3\.rows: have another number of cells/,
    ],
    [
      'fewer than half of the questions from the file',
      ({ caseFile }) => (caseFile!.asks = { 'multiple-choice': 1, 'short-answer': 1 }),
      /^config\.caseFile\.asks: are 2 of 6; half are required$/,
    ],
    [
      'more questions from the file than are asked',
      ({ caseFile }) => (caseFile!.asks['short-answer'] = 3),
      /^config\.caseFile\.asks: ask more of type short-answer/,
    ],
    [
      'too few questions from the file in the bank',
      (config) => delete fromFile(config, 'multiple-choice').fromFile,
      /^config\.questions: hold 2 of type multiple-choice from the file; 1 asked need 3$/,
    ],
    [
      'too few other questions in the bank',
      ({ questions }) => (questions[0]!.fromFile = true),
      /^config\.questions: hold 2 of type multiple-choice without the file; 1 asked need 3$/,
    ],
    [
      'questions that are never asked',
      ({ caseFile }) => (caseFile!.asks = { 'multiple-choice': 2, 'short-answer': 2 }),
      /^config\.questions: of type multiple-select from the file are never asked$/,
    ],
    ['no bank', (config) => delete config.asks, /^config\.caseFile: needs a question bank$/],
    [
      'too little time to read it',
      ({ assessment }) => (assessment.timeLimit = 8),
      /^config\.assessment\.timeLimit: is 8; reading the file and answering take 10$/,
    ],
    [
      'an answer that is the same in every draw',
      (config) => (fromFile(config, 'multiple-choice').correctAnswer = 'Bo'),
      /correctAnswer: takes 1 values over all draws; 3 are required$/,
    ],
    [
      'a fact that no text uses',
      ({ facts }) => facts!.push([{ room: '4' }]),
      /^config\.facts\.2: hold 'room', which no text uses$/,
    ],
    [
      'a fact in two groups',
      ({ facts }) => facts!.push([{ who: 'Ida' }]),
      /^config\.facts\.2: hold 'who' a second time$/,
    ],
    [
      'a set without one of its facts',
      ({ facts }) => void facts![0]!.push({ hours: '9' }),
      /^config\.facts\.0\.3: lacks 'who'$/,
    ],
    [
      'a set with a fact of its own only',
      ({ facts }) => void facts![0]!.push({ who: 'Ida', room: '4' }),
      /^config\.facts\.0\.3: holds 'room', which the first set lacks$/,
    ],
    [
      'a document with a fact that is not there',
      ({ caseFile }) => (caseFile!.documents[0]!.title = 'About {room}'),
      /^config\.caseFile\.documents\.0: uses 'room', which the facts lack$/,
    ],
    [
      'a question with a fact that is not there',
      ({ questions }) => (questions[1]!.explanation += ' See {room}.'),
      /^config\.questions\.1: uses 'room', which the facts lack$/,
    ],
    [
      'an answer that one draw does not offer',
      ({ facts }) => void facts![0]!.push({ who: 'Eve' }),
      /^config\.questions\.\d+\.correctAnswer: is not among the options$/,
    ],
    [
      'options that are the same in one draw',
      (config) => (fromFile(config, 'multiple-choice').options = ['{who}', 'Bo', 'Cy', 'Ida']),
      /^config\.questions\.\d+\.options: repeat themselves$/,
    ],
    [
      'a hint that gives one draw away',
      (config) => (fromFile(config, 'short-answer').hint = 'Such as 12.'),
      /^config\.questions\.\d+\.hint: gives the answer away$/,
    ],
  ])('is refused with %s', (_what, change, issue) => {
    expect(issuesOf(change)).toContainEqual(expect.stringMatching(issue));
  });

  test('is refused where there is none but a question needs it', () => {
    const issues = issuesOf((config) => {
      delete config.caseFile;
    });
    expect(issues).toContainEqual(
      expect.stringMatching(
        /^config\.questions\.\d+\.fromFile: is set, but there is no case file$/,
      ),
    );
  });

  test('with a document of a kind that there isn’t names it', () => {
    const { config } = sampleCheckWithFile();
    Object.assign(config.caseFile!.documents[1]!, { kind: 'fax' });
    expect(schemaIssues(SkillCheckConfig, config, 'a.ts').map(({ field }) => field)).toEqual([
      'caseFile.documents.1.kind',
    ]);
  });
});
