import type { CourseItems } from '@learning/shared/contract/operators/figures';
import { expect, test } from 'vitest';
import { itemCsv } from '#operating/figures/figure-files.ts';
import { rewriteLines, rewriteList } from './rewrite-list.ts';

const question = (questionId: string, values: Partial<CourseItems['questions'][number]>) => ({
  activityId: 'check',
  activityTitle: 'Record Check',
  questionId,
  text: `Which is “${questionId}”, and why?`,
  isPublished: true,
  asked: 100,
  difficulty: 0.6,
  discrimination: 0.3,
  flags: [],
  options: [],
  formerChoices: 0,
  ...values,
});

const items: CourseItems = {
  courseId: 1,
  title: 'HR Foundations',
  questions: [
    question('fine', {}),
    question('easy', { difficulty: 0.97, flags: ['too_easy'] }),
    question('wrong-key', {
      difficulty: 0.1,
      discrimination: -0.4,
      flags: ['too_hard', 'misleading'],
    }),
  ],
  decisions: [
    {
      activityId: 'scenario',
      activityTitle: 'The Missing Note',
      stepId: 'open',
      text: 'The request',
      decided: 80,
      isOneSided: true,
      options: [{ text: 'Ask', value: 10, count: 79, share: 0.9875 }],
    },
  ],
  activities: [],
  modules: [
    {
      moduleId: 'm1',
      title: 'Foundations',
      printedMinutes: 20,
      timed: 200,
      measuredMinutes: 41.5,
      completions: 100,
      dropOff: 0.5,
      flags: ['longer', 'left'],
    },
  ],
  cards: [
    {
      cardId: 'overtime',
      text: 'When is overtime due?',
      reviews: 50,
      remembered: 30,
      expectedShare: 0.9,
      rememberedShare: 0.6,
      pauses: 3,
      isForgotten: true,
      bands: [{ fromPercent: 85, toPercent: 94, reviews: 50, remembered: 30 }],
    },
  ],
  bands: [],
};

// Source: rules/figures.md G11
test('lists what is flagged in the exported file, the worst first, each with its reasons', () => {
  const rewrites = rewriteList([itemCsv(items)]);
  expect(rewrites.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'question check / wrong-key',
    'module m1',
    'card overtime',
    'decision scenario / open',
    'question check / easy',
  ]);
  expect(rewrites[0]).toMatchObject({
    course: 'HR Foundations',
    reasons: [
      'only 10% answer it right',
      'those who know more get it wrong more often (discrimination -0.40): check the key and the wording',
    ],
  });
  expect(rewrites[1]!.reasons).toEqual([
    'takes 42 min, printed are 20 min',
    '50% of those who came this far stop here',
  ]);
  expect(rewrites[2]!.reasons).toEqual(['remembered 60%, expected 90%', 'paused 3 times']);
  expect(rewriteLines(rewrites)[0]).toBe('5 to rewrite, the worst first:');
});

test('takes files of several courses, and says that nothing is flagged', () => {
  const other = { ...items, title: 'Labor Relations', decisions: [], cards: [], questions: [] };
  const asJson = JSON.stringify({ fileName: 'course-2-items.csv', csv: itemCsv(other) });
  const rewrites = rewriteList([itemCsv(items), asJson]);
  expect(new Set(rewrites.map(({ course }) => course))).toEqual(
    new Set(['HR Foundations', 'Labor Relations']),
  );
  const calm = itemCsv({ ...other, modules: [{ ...items.modules[0]!, flags: [] }] });
  expect(rewriteLines(rewriteList([calm]))).toEqual(['Nothing is flagged.']);
});

test('refuses a file that is something else', () => {
  expect(() => rewriteList(['Month,Product\r\n2026-11,a\r\n'])).toThrow(
    'not the figures of a course',
  );
});
