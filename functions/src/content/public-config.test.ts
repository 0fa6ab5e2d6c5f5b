import type { ActivitySource } from '@learning/shared/content/schema';
import {
  sampleGenerator,
  sampleScenario,
  sampleSkillCheck,
} from '@learning/shared/testing/sample-activities';
import { describe, expect, test } from 'vitest';
import { loadContent } from './load-content.ts';
import { publicConfig } from './public-config.ts';

const SECRET_FIELDS = ['correctAnswer', 'explanation', 'value', 'feedback', 'maxScore'];

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

/** Texts that would help to guess. The right option of a choice is public: it stands among the others. */
function secretTexts(activity: ActivitySource): string[] {
  if (activity.type === 'generator') return [];
  const { feedback } = activity.config;
  const ofFeedback = [feedback.passing, feedback.failing];
  if (activity.type === 'scenario') {
    const choices = activity.config.steps.flatMap((step) => step.choices);
    return [...ofFeedback, ...choices.map((choice) => choice.feedback)];
  }
  const written = activity.config.questions.filter((one) => one.type === 'essay');
  return [
    ...ofFeedback,
    ...activity.config.questions.map((question) => question.explanation),
    ...written.map((question) => question.correctAnswer),
  ];
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

const published = (await loadContent()).flatMap((folder) => [...folder.activities.values()]);

describe('what a learner sees of an activity before handing it in', () => {
  test('is checked over activities of every type', () => {
    expect(new Set(published.map((activity) => activity.type)).size).toBe(3);
  });

  test.each(
    [...published, sampleGenerator, sampleScenario, sampleSkillCheck].map(
      (one) => [one.id, one] as const,
    ),
  )('tells nothing that helps to guess: %s', (_id, activity) => {
    const shown = publicConfig(activity);
    expect(keysOf(shown).filter((key) => SECRET_FIELDS.includes(key))).toEqual([]);
    const json = JSON.stringify(shown);
    for (const text of secretTexts(activity)) {
      expect(text.length).toBeGreaterThan(0);
      expect(json).not.toContain(JSON.stringify(text).slice(1, -1));
    }
  });

  test('has no short answer anywhere', () => {
    const checks = published.filter((activity) => activity.type === 'skill-check');
    const answers = checks.flatMap((check) => {
      const shown = stringsOf(publicConfig(check));
      const short = check.config.questions.filter((question) => question.type === 'short-answer');
      return short.map((one) => ({ id: one.id, isShown: shown.includes(one.correctAnswer) }));
    });
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer.isShown)).toEqual([]);
  });

  test('of a scenario is every situation and choice, in the authored order', () => {
    const shown = publicConfig(sampleScenario) as {
      steps: { id: string; choices: { id: string; text: string; next?: string }[] }[];
    };
    expect(shown.steps.map((step) => step.id)).toEqual(['open', 'listen', 'rush']);
    expect(JSON.parse(JSON.stringify(shown.steps[0]?.choices[0]))).toEqual({
      id: 'ask',
      text: 'Ask why',
      next: 'listen',
    });
  });

  test('of a skill check is every question with its options, points and hint', () => {
    const shown = publicConfig(sampleSkillCheck) as { questions: object[]; badge: object };
    expect(shown.questions[0]).toEqual({
      id: 'q1',
      question: 'Which one is a fact?',
      type: 'multiple-choice',
      options: ['He was late', 'He is lazy', 'He does not care'],
      points: 10,
      hint: '',
    });
    expect(shown.badge).toMatchObject({ name: 'Record Keeper' });
  });

  test('of a generator is the whole form, for it has no answers', () => {
    expect(publicConfig(sampleGenerator)).toEqual(sampleGenerator.config);
  });
});
