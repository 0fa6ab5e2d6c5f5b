import { describe, expect, test } from 'vitest';
import { ContentId, CourseIdParam, Instant, RichText, TimeZone } from './fields.ts';
import { Enrollment } from './learning.ts';

describe('a course id in a path', () => {
  test.each([
    ['1', 1],
    ['14', 14],
    ['999999999', 999_999_999],
  ])('reads %s as a number', (text, id) => {
    expect(CourseIdParam.parse(text)).toBe(id);
  });

  test.each(['0', '-1', '01', '1.5', '1e3', ' 1', '1 ', '', 'abc', '٣', '9999999999'])(
    'refuses %j',
    (text) => {
      expect(CourseIdParam.safeParse(text).success).toBe(false);
    },
  );
});

describe('a content id', () => {
  test.each(['hr-foundations-m1', 'q1', 'a'])('accepts %s', (id) => {
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
  ])('refuses %j, which could reach another key', (id) => {
    expect(ContentId.safeParse(id).success).toBe(false);
  });
});

test.each(['Europe/Berlin', 'Asia/Kolkata', 'UTC'])('accepts the time zone %s', (name) => {
  expect(TimeZone.safeParse(name).success).toBe(true);
});

test.each(['', 'Berlin', 'Europe/Berlin; DROP', 'x'.repeat(65)])(
  'refuses the time zone %j',
  (name) => {
    expect(TimeZone.safeParse(name).success).toBe(false);
  },
);

test('an instant needs date, time and UTC', () => {
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
])("an enrollment's progress can be %j: %s", (progress, isAccepted) => {
  expect(Enrollment.shape.progress.safeParse(progress).success).toBe(isAccepted);
});

test('rich text has only root, element and text nodes', () => {
  expect(RichText.safeParse({ type: 'raw', value: '<script>' }).success).toBe(false);
  const nested = { type: 'root', children: [{ type: 'comment', value: 'x' }] };
  expect(RichText.safeParse(nested).success).toBe(false);
});
