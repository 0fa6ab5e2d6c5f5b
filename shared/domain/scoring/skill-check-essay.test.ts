import { describe, expect, test } from 'vitest';
import { isSkillCheckPassed, scoreSkillCheck, withLightEssay } from './score-skill-check.ts';

const choice = (id: string, points = 10) => ({
  id,
  type: 'multiple-choice' as const,
  points,
  correctAnswer: 'yes',
});
const essay = (points = 10) => ({
  id: 'essay',
  type: 'essay' as const,
  points,
  correctAnswer: 'A model.',
});
const TEXT = 'x'.repeat(50);

describe('an essay, which no one reads', () => {
  test.each([
    ['of ten equal questions keeps its points', 9, 10, 10],
    ['of eight equal questions is lowered', 7, 10, 7],
    ['of a few points is not raised', 9, 3, 3],
  ])('%s, so that it is at most a tenth', (_what, count, points, expected) => {
    const others = Array.from({ length: count }, (_, index) => choice(`q${index}`));
    const light = withLightEssay([...others, essay(points)]);
    expect(light.at(-1)!.points).toBe(expected);
    const total = light.reduce((sum, question) => sum + question.points, 0);
    expect(light.at(-1)!.points * 10).toBeLessThanOrEqual(total);
  });

  test('of a check with nothing else keeps its points', () => {
    expect(withLightEssay([essay()])).toEqual([essay()]);
    expect(scoreSkillCheck([essay()], { essay: TEXT })).not.toHaveProperty('scoreWithoutEssay');
  });

  test('does not lift a learner over the pass mark', () => {
    // 7 of 9 questions are 78 %; with the essay it is 80 %.
    const questions = [...Array.from({ length: 9 }, (_, at) => choice(`q${at}`)), essay()];
    const right = Object.fromEntries(questions.slice(0, 7).map(({ id }) => [id, 'yes']));
    const score = scoreSkillCheck(questions, { ...right, essay: TEXT });
    expect(score).toMatchObject({ score: 80, scoreWithoutEssay: 78 });
    expect(isSkillCheckPassed(score, 80)).toBe(false);
    const more = scoreSkillCheck(questions, { ...right, q7: 'yes', essay: '' });
    expect(more).toMatchObject({ score: 80, scoreWithoutEssay: 89 });
    expect(isSkillCheckPassed(more, 80)).toBe(true);
  });
});

test('a short answer counts in each of its spellings', () => {
  const question = {
    id: 'q',
    type: 'short-answer' as const,
    points: 10,
    correctAnswer: '3.6',
    alsoAccepted: ['3.6%', 'Three point six'],
  };
  const isRight = (answer: string) => scoreSkillCheck([question], { q: answer }).score === 100;
  expect(['3.6', ' 3.6% ', 'three point SIX'].map(isRight)).toEqual([true, true, true]);
  expect(isRight('36')).toBe(false);
});
