import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { scoreSkillCheck } from './score-skill-check.ts';

describe('a skill check', () => {
  const names = fc.constantFrom('q1', 'q2', 'q3', '__proto__', 'constructor', 'hasOwnProperty');
  const check = fc.uniqueArray(
    fc.record({
      id: names,
      type: fc.constant('multiple-choice' as const),
      points: fc.integer({ min: 0, max: 20 }),
      correctAnswer: fc.constant('yes'),
    }),
    { selector: (question) => question.id, maxLength: 6 },
  );
  const answersTo = (ids: readonly string[], answer = 'yes') =>
    // Like a request body: JSON makes `__proto__` an ordinary property.
    JSON.parse(`{${ids.map((id) => `"${id}":"${answer}"`).join()}}`) as Record<string, unknown>;

  test('earns the points of exactly the questions answered correctly', () => {
    fc.assert(
      fc.property(check, fc.array(names), (questions, answered) => {
        const result = scoreSkillCheck(questions, answersTo([...new Set(answered)]));
        let [earned, total] = [0, 0];
        for (const question of questions) {
          total += question.points;
          if (answered.includes(question.id)) earned += question.points;
        }
        const score = total === 0 ? 0 : Math.floor((200 * earned + total) / (2 * total));
        expect(result).toEqual({
          questions: questions.map((question) => ({
            questionId: question.id,
            isCorrect: answered.includes(question.id),
          })),
          earnedPoints: earned,
          totalPoints: total,
          score,
        });
      }),
      propertyRuns(500),
    );
  });

  test('has the same score in any order of its questions', () => {
    const shuffled = check.chain((questions) =>
      fc.record({
        questions: fc.constant(questions),
        other: fc.shuffledSubarray(questions, { minLength: questions.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, fc.array(names), ({ questions, other }, answered) => {
        const answers = answersTo([...new Set(answered)]);
        expect(scoreSkillCheck(other, answers).score).toBe(
          scoreSkillCheck(questions, answers).score,
        );
      }),
      propertyRuns(500),
    );
  });

  test('never loses points with one more correct answer', () => {
    fc.assert(
      fc.property(check, fc.array(names), names, (questions, answered, more) => {
        const before = scoreSkillCheck(questions, answersTo([...new Set(answered)])).score;
        const after = scoreSkillCheck(questions, answersTo([...new Set([...answered, more])]));
        expect(after.score).toBeGreaterThanOrEqual(before);
      }),
      propertyRuns(500),
    );
  });

  test('does not take inherited members of an object for answers', () => {
    const questions = ['constructor', '__proto__', 'toString'].map((id) => ({
      id,
      type: 'essay' as const,
      points: 10,
      correctAnswer: 'A model.',
    }));
    expect(scoreSkillCheck(questions, {})).toMatchObject({ earnedPoints: 0, score: 0 });
    const inherited = Object.create({ toString: 'x'.repeat(60) }) as Record<string, unknown>;
    expect(scoreSkillCheck(questions, inherited).earnedPoints).toBe(0);
  });
});
