import { describe, expect, test } from 'vitest';
import { ContentId, CourseIdParam, Instant, RichText, TimeZone } from './fields.ts';
import { Enrollment } from './learning.ts';

describe('a course id in a path', () => {
  test.each([
    ['1', 1],
    ['14', 14],
    ['999999999', 999_999_999],
  ])('%s is a number', (text, id) => {
    expect(CourseIdParam.parse(text)).toBe(id);
  });

  test.each(['0', '-1', '01', '1.5', '1e3', ' 1', '1 ', '', 'abc', '٣', '9999999999'])(
    '%j is refused',
    (text) => {
      expect(CourseIdParam.safeParse(text).success).toBe(false);
    },
  );
});

describe('a content id', () => {
  test.each(['hr-foundations-m1', 'q1', 'a'])('%s is taken', (id) => {
    expect(ContentId.safeParse(id).success).toBe(true);
  });

  test.each([
    '',
    'A',
    'a--b',
    '-a',
    'a-',
    'a_b',
    'a#b',
    'a/b',
    '../x',
    'a\n',
    'ä',
    'a'.repeat(121),
  ])('%j is refused, so that it cannot reach another key', (id) => {
    expect(ContentId.safeParse(id).success).toBe(false);
  });
});

test.each(['Europe/Berlin', 'Asia/Kolkata', 'UTC'])('the time zone %s is taken', (name) => {
  expect(TimeZone.safeParse(name).success).toBe(true);
});

test.each(['', 'Berlin', 'Europe/Berlin; DROP', 'x'.repeat(65)])(
  'the time zone %j is refused',
  (name) => {
    expect(TimeZone.safeParse(name).success).toBe(false);
  },
);

test('an instant is UTC and complete', () => {
  expect(Instant.safeParse('2026-11-21T05:15:00.000Z').success).toBe(true);
  for (const text of ['2026-11-21', '2026-11-21T05:15:00+01:00', '2026-11-21T05:15:00', '']) {
    expect(Instant.safeParse(text).success).toBe(false);
  }
});

test.each([
  ['0', true],
  ['7', true],
  ['99', true],
  ['100', true],
  ['101', false],
  ['-1', false],
  ['07', false],
  ['50.5', false],
  ['', false],
])("an enrollment's progress may read %j: %s", (progress, taken) => {
  expect(Enrollment.shape.progress.safeParse(progress).success).toBe(taken);
});

test('rich text has no node but root, element and text', () => {
  expect(RichText.safeParse({ type: 'raw', value: '<script>' }).success).toBe(false);
  const nested = { type: 'root', children: [{ type: 'comment', value: 'x' }] };
  expect(RichText.safeParse(nested).success).toBe(false);
});
