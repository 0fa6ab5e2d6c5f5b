import { describe, expect, test } from 'vitest';
import { fieldsAfter, issuesAfter } from '#testing/invalid-activity.ts';
import { writtenSkillCheck, type Written } from '#testing/written-activities.ts';

type Change = (check: Written<'skill-check'>) => void;
const question = (check: Written<'skill-check'>, index: number) => check.config.questions[index]!;

/** Adds a second multiple-choice question, so that places and lengths can be compared. */
const withSecondChoice = (correctAnswer: string): Change => {
  return (check) => {
    const [first] = check.config.questions;
    check.config.questions.push({
      ...(first as Extract<typeof first, { type: 'multiple-choice' }>),
      id: 'q4',
      correctAnswer,
    });
  };
};
const messagesAfter = (change: Change) =>
  issuesAfter(writtenSkillCheck(), change).map((issue) => issue.message);

describe('a skill check', () => {
  test.each<[string, Change, string]>([
    [
      'another pass mark than planned',
      (check) => (check.config.assessment.passingScore = 60),
      'config.assessment.passingScore',
    ],
    [
      'another time limit than planned',
      (check) => (check.config.assessment.timeLimit = 60),
      'config.assessment.timeLimit',
    ],
    ['another badge than planned', (check) => (check.config.badge.name = 'x'), 'config.badge.name'],
    ['a question too few', (check) => void check.config.questions.pop(), 'config.questions'],
    ['one id for two questions', (check) => (question(check, 1).id = 'q1'), 'config.questions'],
    [
      'an answer that is not offered',
      (check) => (question(check, 0).correctAnswer = 'He was punctual'),
      'config.questions.0.correctAnswer',
    ],
    [
      'one of several answers that is not offered',
      (check) => (question(check, 1).correctAnswer = ['Date', 'Gone']),
      'config.questions.1.correctAnswer',
    ],
    [
      'an option that is there twice',
      (check) => ((question(check, 0).options as string[])[2] = 'He was late'),
      'config.questions.0.options',
    ],
    [
      'a short answer without a word on its form',
      (check) => (question(check, 2).hint = ''),
      'config.questions.2.hint',
    ],
    [
      'a short answer with a space around it',
      (check) => (question(check, 2).correctAnswer = 'one day '),
      'config.questions.2.correctAnswer',
    ],
    [
      'a short answer of five words',
      (check) => (question(check, 2).correctAnswer = 'not later than one day'),
      'config.questions.2.correctAnswer',
    ],
    [
      'an explanation that explains nothing',
      (check) => (question(check, 0).explanation = 'He was late.'),
      'config.questions.0.explanation',
    ],
    [
      'a hint that gives the option away',
      (check) => (question(check, 0).hint = 'Think of "he was late".'),
      'config.questions.0.hint',
    ],
    [
      'a hint that gives the short answer away',
      (check) => (question(check, 2).hint = 'Such as Within-One-Day.'),
      'config.questions.2.hint',
    ],
  ])('with %s has an issue at that field', (_what, change, field) => {
    expect(fieldsAfter(writtenSkillCheck(), change)).toEqual([field]);
  });

  test('with two essays has an issue', () => {
    const messages = messagesAfter((check) => {
      const essay = {
        ...question(check, 2),
        type: 'essay' as const,
        options: [],
        correctAnswer: 'x',
      };
      check.config.questions.push({ ...essay, id: 'q4' }, { ...essay, id: 'q5' });
    });
    expect(messages).toContainEqual(expect.stringMatching(/more than one essay/));
  });

  test('may have hints with words that contain the answer only as a part', () => {
    const fields = fieldsAfter(writtenSkillCheck(), (check) => {
      question(check, 2).correctAnswer = '8';
      question(check, 2).hint = 'A figure below 18.';
    });
    expect(fields).toEqual([]);
  });

  test('has an issue if the right option is always in the same place or always the longest', () => {
    const first = messagesAfter((check) => {
      question(check, 0).correctAnswer = 'He does not care';
      withSecondChoice('He does not care')(check);
    });
    expect(first).toContainEqual(expect.stringMatching(/same place every time/));
    expect(first).toContainEqual(expect.stringMatching(/longest option as the right one/));
    const second = messagesAfter(withSecondChoice('He does not care'));
    expect(second.filter((message) => /every time/.test(message))).toEqual([]);
  });
});
