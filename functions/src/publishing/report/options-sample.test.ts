import { sampleFolder } from '@learning/content/testing/sample-folder';
import { expect, test } from 'vitest';
import { optionsFound, optionSheet, sampleOptions } from './options-sample.ts';

const sample = sampleOptions([sampleFolder()], { count: 4, seed: 1 });

// Source: rules/content.md C58
test('draws questions and decisions with one right option, and shows nothing but the options', () => {
  expect(sample.map(({ name }) => name).toSorted()).toEqual([
    'Decisions',
    'Decisions',
    'Questions',
  ]);
  const sheet = optionSheet(sample).join('\n');
  for (const { options } of sample) {
    for (const option of options) expect(sheet).toContain(`) ${option}`);
  }
  for (const hidden of ['Which one is a fact?', 'The request', 'feedback', 'right:'])
    expect(sheet).not.toContain(hidden);
  expect(sampleOptions([sampleFolder()], { count: 4, seed: 1 })).toEqual(sample);
  const question = sample.find(({ name }) => name === 'Questions')!;
  expect(question.options[question.right.codePointAt(0)! - 97]).toBe('He was late');
});

test('counts what a reader found, of what was answered', () => {
  const answers = sample.map(({ right }, index) => `${index + 1} ${right}`);
  const [, , together] = optionsFound(sample, answers.join('\n'));
  expect(together).toBe('Together: 3 of 3 found (100 %), by chance 33 %');
  const wrong = sample[0]!.right === 'a' ? 'b' : 'a';
  expect(optionsFound(sample, `1. ${wrong.toUpperCase()})\n`)).toContain(
    'Together: 0 of 1 found (0 %), by chance 33 %',
  );
});

test('refuses a line that is no answer', () => {
  expect(() => optionsFound(sample, '9 a')).toThrow("'9 a' is not an answer");
  expect(() => optionsFound(sample, 'the first')).toThrow("'the first' is not an answer");
});
