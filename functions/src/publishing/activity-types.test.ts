import type { ActivitySource, GeneratorConfig } from '@learning/content/schema';
import type { PublicGeneratorConfig } from '@learning/shared/contract/activity-payloads';
import {
  copyOf,
  sampleGenerator,
  sampleScenario,
  sampleSkillCheck,
} from '@learning/content/testing/sample-activities';
import { sampleBank } from '@learning/content/testing/sample-bank';
import { ACTIVITY_FACTS, ACTIVITY_TYPES } from '@learning/shared/domain/activity-types';
import { describe, expect, test } from 'vitest';
import { secretTextsOf } from '#testing/learning/secret-texts.ts';
import { loadContent } from './load-content.ts';
import { publicConfig } from './activity-types.ts';

const SECRET_FIELDS = ACTIVITY_TYPES.flatMap((type) => ACTIVITY_FACTS[type].secretFields);

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

const published = (await loadContent()).flatMap((folder) => [...folder.activities.values()]);

describe('the public config of an activity', () => {
  test('exists for activities of every type', () => {
    expect(new Set(published.map((activity) => activity.type)).size).toBeGreaterThanOrEqual(3);
  });

  test.each(
    [...published, sampleGenerator, sampleScenario, sampleSkillCheck].map(
      (activity) => [activity.id, activity] as const,
    ),
  )('contains nothing that helps to guess: %s', (_id, activity) => {
    const shown = publicConfig(activity);
    // The template of a generator is a tree, whose text nodes have a `value`.
    const searched = activity.type === 'generator' ? activity.config : shown;
    expect(keysOf(searched).filter((key) => SECRET_FIELDS.includes(key))).toEqual([]);
    const json = JSON.stringify(shown);
    const { long, short } = secretTextsOf(activity);
    const isShown = (text: string) => json.includes(JSON.stringify(text).slice(1, -1));
    expect(long.filter(isShown)).toEqual([]);
    const texts = stringsOf(shown);
    expect(short.filter((text) => texts.includes(text))).toEqual([]);
  });

  test('is searched for feedback, explanations and short answers', () => {
    const { long, short } = secretTextsOf(...published);
    expect(long.length).toBeGreaterThan(30);
    expect(short.length).toBeGreaterThan(0);
  });

  test('contains the introduction of a scenario and the lengths of its paths, but no step', () => {
    expect(publicConfig(sampleScenario)).toEqual({
      scenario: { title: 'The Missing Note', context: 'A manager asks for the file.' },
      decisions: { fewest: 2, most: 2 },
      passingScore: 70,
    });
    const scenarios = published.flatMap((activity) =>
      activity.type === 'scenario' ? [activity] : [],
    );
    expect(scenarios.length).toBeGreaterThanOrEqual(15);
    for (const scenario of scenarios) {
      const json = JSON.stringify(publicConfig(scenario));
      const texts = scenario.config.steps.flatMap(({ situation, messages = [], choices }) => [
        ...(situation === undefined ? [] : [situation]),
        ...messages.map(({ text }) => text),
        ...choices.flatMap(({ text, reasoning }) => (reasoning ? [text, reasoning] : [text])),
      ]);
      for (const text of texts) expect(json).not.toContain(JSON.stringify(text).slice(1, -1));
    }
  });

  test('contains the number of questions of each type of a skill check, but no question', () => {
    const { config } = sampleSkillCheck as Extract<ActivitySource, { type: 'skill-check' }>;
    expect(publicConfig(sampleSkillCheck)).toEqual({
      assessment: config.assessment,
      questions: [
        { type: 'multiple-choice', points: 10 },
        { type: 'multiple-select', points: 10 },
        { type: 'short-answer', points: 10 },
      ],
      bankSize: 3,
      badge: config.badge,
    });
    expect(publicConfig(sampleBank())).toMatchObject({
      questions: [{ points: 10 }, { points: 10 }, { points: 10 }],
      bankSize: 9,
    });
    const shown = published.flatMap((activity) =>
      activity.type === 'skill-check' ? [activity] : [],
    );
    for (const check of shown) {
      const json = JSON.stringify(publicConfig(check));
      for (const { question, hint, options } of check.config.questions) {
        for (const text of [question, hint, ...options].filter((option) => option.length > 5)) {
          expect(json).not.toContain(JSON.stringify(text).slice(1, -1));
        }
      }
    }
  });

  test('contains the whole form of a generator, and its template as a tree', () => {
    const shown = publicConfig(sampleGenerator) as PublicGeneratorConfig;
    const { fields } = sampleGenerator.config as GeneratorConfig;
    expect(shown).toEqual({
      ...sampleGenerator.config,
      fields: [shown.fields[0], shown.fields[1], ...fields],
      output: { ...shown.output, body: shown.output.body },
    });
    expect(shown.output.body?.children?.[0]).toMatchObject({ tagName: 'p' });
  });

  test('begins every generated document with the employer (course review, point 10)', () => {
    const generators = published.filter((activity) => activity.type === 'generator');
    expect(generators).toHaveLength(16);
    for (const generator of generators) {
      const { fields, output, examples } = publicConfig(generator) as PublicGeneratorConfig;
      expect(fields.slice(0, 2).map(({ id }) => id)).toEqual(['employerName', 'employerAddress']);
      expect(output.template).toMatch(/^<p><strong>\{\{employerName\}\}/);
      expect(output.template).not.toContain('Educational content');
      expect(examples.sampleData['employerName']).toBeTruthy();
    }
  });

  test('contains no tree for a generator of plain text', () => {
    const sample = copyOf(sampleGenerator);
    (sample.config as GeneratorConfig).output.format = 'text';
    expect((publicConfig(sample) as PublicGeneratorConfig).output.body).toBeNull();
  });
});
