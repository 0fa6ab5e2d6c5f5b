import { expect, test } from 'vitest';
import {
  activityMinutes,
  courseMinutes,
  deskMinutes,
  moduleMinutes,
  pauseMinutes,
} from './hours.ts';
import { CourseSource } from './schema.ts';
import { sampleFolder } from './testing/sample-folder.ts';
import { sampleReviewCards } from './testing/sample-review-cards.ts';
import { words } from './testing/sample-texts.ts';
import { writtenFolder } from './testing/written-activities.ts';

test.each([
  ['Take five minutes. Write it down.', 5],
  ['Take 12 minutes.', 12],
  ['Take one minute.', 1],
  ['Take a while.', undefined],
  ['Write it down.', undefined],
])('finds the minutes of the pause %j: %s', (prompt, minutes) => {
  expect(pauseMinutes(prompt)).toBe(minutes);
});

test('counts text at 200 words a minute, pauses and figures as time on screen', () => {
  const folder = sampleFolder();
  const [lesson] = folder.course.modules;
  const set = (text: string) => folder.modules.set(lesson!.id, text);
  set(`## Why it matters\n\n${words(797)}`);
  expect(moduleMinutes(folder, lesson!).onScreen).toBe(4);
  set(
    `## Why it matters\n\n${words(797)}\n\n> **Pause and apply.** Take five minutes.\n\n[figure: a]`,
  );
  expect(moduleMinutes(folder, lesson!).onScreen).toBe(10);
  set(`## Why it matters\n\n${words(797)}\n\n## Sources\n\n${words(900)}`);
  expect(moduleMinutes(folder, lesson!).onScreen).toBe(4);
});

test('counts what a lesson says after its pauses, and the worked files that it names', () => {
  const folder = sampleFolder();
  const [lesson] = folder.course.modules;
  const pause = '> **Pause and apply.** Take two minutes. Name one.';
  const answer = `>\n> **A sound answer.** ${words(397)}`;
  folder.modules.set(lesson!.id, `${words(393)}\n\n${pause}\n${answer}`);
  expect(moduleMinutes(folder, lesson!).onScreen).toBe(7);
  lesson!.resources.push('Worked File: The Note');
  folder.resources.set('worked-file-the-note', words(300));
  expect(moduleMinutes(folder, lesson!).onScreen).toBe(8);
  folder.filledResources.set('file-note-form', words(900));
  expect(moduleMinutes(folder, lesson!).onScreen).toBe(8);
});

test('counts rating the rubric, the exemplar and the questions from earlier modules', () => {
  const folder = sampleFolder();
  const assessment = folder.course.modules[1]!;
  folder.reviewCards.clear();
  folder.exemplars.clear();
  const rows = [
    '| Part | Strong | Weak |',
    '|---|---|---|',
    '| Facts | All | None |',
    '| Tone | Fair | Not |',
  ];
  const text = `## Rubric\n\n${rows.join('\n')}`;
  const minutesOf = () => moduleMinutes(folder, assessment).onScreen;
  folder.modules.set(assessment.id, text);
  expect(minutesOf()).toBe(3);
  folder.exemplars.set(assessment.id, words(400));
  expect(minutesOf()).toBe(5);
  folder.reviewCards.set('record-keeping-m1', sampleReviewCards().slice(0, 2));
  expect(minutesOf()).toBe(6);
  const many = Array.from({ length: 3 }, sampleReviewCards).flat();
  folder.reviewCards.set('record-keeping-m1', many);
  expect(minutesOf()).toBe(6);
  expect(many.length).toBeGreaterThan(8);
});

test('takes the time at the desk from the text, and never mixes it with the rest', () => {
  const folder = sampleFolder();
  const [lesson, assessment] = folder.course.modules;
  expect(deskMinutes(folder.modules.get(lesson!.id)!, 'lesson')).toBe(10);
  expect(deskMinutes(folder.modules.get(assessment!.id)!, 'assessment')).toBe(20);
  expect(courseMinutes(folder).atDesk).toBe(30);
  folder.modules.delete(lesson!.id);
  expect(moduleMinutes(folder, lesson!)).toMatchObject({ onScreen: 0, atDesk: 0 });
});

test('counts the longest path of a scenario, the fields of a document and the questions asked', () => {
  const { course, activities } = writtenFolder();
  const minutes = [...activities.values()].map((activity) => [
    activity.type,
    activityMinutes(activity, course),
  ]);
  expect(Object.fromEntries(minutes)).toEqual({ scenario: 3, generator: 8, 'skill-check': 5 });
});

test('a question bank takes the time of the questions it asks', () => {
  const { course, activities } = writtenFolder();
  const check = activities.get('record-keeping-skill-check')!;
  const before = activityMinutes(check, course);
  if (check.type !== 'skill-check') throw new Error('is no skill check');
  const { questions } = check.config;
  const bank = questions.flatMap((question) =>
    ['a', 'b', 'c'].map((id) => ({ ...question, id: question.id + id })),
  );
  const asks = { 'multiple-choice': 1, 'multiple-select': 1, 'short-answer': 1 };
  const config = { ...check.config, asks, questions: bank };
  expect(activityMinutes({ ...check, config }, course)).toBe(before);
});

test.each(['durationHours', 'instructionHours'])('refuses %s in a course', (field) => {
  const result = CourseSource.safeParse({ ...sampleFolder().course, [field]: 3 });
  expect(result.error?.issues).toMatchObject([
    { path: [field], message: 'is computed from the texts; remove it' },
  ]);
});

test('refuses minutes of a module and of an activity', () => {
  const { course } = sampleFolder();
  const typed = {
    ...course,
    modules: course.modules.map((module) => ({ ...module, minutes: { onScreen: 30 } })),
    activities: course.activities.map((activity) => ({ ...activity, duration: 20 })),
  };
  const paths = CourseSource.safeParse(typed).error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toContain('modules.0.minutes');
  expect(paths).toContain('activities.0.duration');
});
