import { expect, test } from 'vitest';
import type { SkillCheckQuestion } from '#skill-check-schema.ts';
import { sampleFolder } from '#testing/sample-folder.ts';
import { testWisePasses } from './test-wise.ts';

/** Returns a folder whose check asks these options, the first one right. */
function folderWith(options: readonly string[]) {
  const folder = sampleFolder();
  const check = folder.activities.get('record-keeping-skill-check')!;
  if (check.type !== 'skill-check') throw new Error('is no skill check');
  check.config.questions = check.config.questions
    .slice(0, 1)
    .map((question): SkillCheckQuestion => ({
      ...question,
      type: 'multiple-choice',
      options: [...options],
      correctAnswer: options[0]!,
    }));
  return folder;
}

const passedBy = (options: readonly string[]) =>
  testWisePasses([folderWith(options)])
    .filter(({ passed }) => passed.some((id) => id === 'record-keeping-skill-check'))
    .map(({ strategy }) => strategy);

test('a check whose right option is the longest is passed by its length', () => {
  expect(passedBy(['the long and careful right one', 'short', 'brief'])).toContain('the longest');
});

test('a check whose right option is the shortest is passed by its length', () => {
  const passed = passedBy(['Right', 'a long and wrong one', 'a wrong one']);
  expect(passed).toContain('the shortest');
  expect(passed).not.toContain('the longest');
});

test('a check whose wrong options alone give reasons is passed by dropping them', () => {
  const passed = passedBy(['Right', 'Wrong because of x', 'Wrong since y is so']);
  expect(passed).toContain('the one without a reason');
  expect(passed).not.toContain('the longest');
});
