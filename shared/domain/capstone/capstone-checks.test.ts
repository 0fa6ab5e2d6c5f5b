import { describe, expect, it } from 'vitest';
import { failedChecks, type CapstoneCheck } from './capstone-checks.ts';

const named = { id: 'c', title: 'A check', finding: 'It does not hold.' };
const holds = (
  check: CapstoneCheck,
  { parts = {}, facts = {} }: { parts?: Record<string, string>; facts?: Record<string, string> },
) => failedChecks([check], { parts, facts }).length === 0;

describe('dates in order', () => {
  const check = { ...named, kind: 'dates-in-order', facts: ['from', 'to'] } as const;
  it.each([
    ['2026-09-04', '2026-09-12', true],
    ['2026-09-04', '2026-09-04', true],
    ['2026-09-12', '2026-09-04', false],
    ['2026-09-04', '', false],
    ['soon', 'later', false],
    ['2026-13-40', '2026-14-40', false],
  ])('%s and %s: %s', (from, to, isRight) => {
    expect(holds(check, { facts: { from, to } })).toBe(isRight);
  });
});

it.each([
  ['2026-09-12', true],
  ['2026-09-11', false],
  ['', false],
])('a date is the expected one: %s', (date, isRight) => {
  const check = { ...named, kind: 'date-is', fact: 'date', expected: '2026-09-12' } as const;
  expect(holds(check, { facts: { date } })).toBe(isRight);
});

describe('numbers that add up', () => {
  const to100 = { ...named, kind: 'adds-up', facts: ['a', 'b'], total: 100 } as const;
  const toFact = { ...to100, total: 'all' } as const;
  it.each([
    ['60', '40', true],
    ['60 %', '40%', true],
    ['60', '', false],
    ['100', '', true],
    ['60', '41', false],
    ['sixty', '40', false],
  ])('%s and %s: %s', (a, b, isRight) => {
    expect(holds(to100, { facts: { a, b } })).toBe(isRight);
  });
  it('may have their total in another fact', () => {
    expect(holds(toFact, { facts: { a: '99', b: '45', all: '144' } })).toBe(true);
    expect(holds(toFact, { facts: { a: '99', b: '45', all: '' } })).toBe(false);
  });
});

it.each([
  ['540,000', true],
  ['$540000', true],
  ['54,000', false],
  ['', false],
  ['1e9', false],
])('a number is the expected one: %s', (cost, isRight) => {
  const check = {
    ...named,
    kind: 'number-is',
    fact: 'cost',
    expected: 540_000,
    tolerance: 1,
  } as const;
  expect(holds(check, { facts: { cost } })).toBe(isRight);
});

describe('words', () => {
  const banned = {
    ...named,
    kind: 'not-in-text',
    parts: ['a', 'b'],
    words: ['did it', 'lie'],
  } as const;
  it.each([
    ['He did it.', false],
    ['A LIE, then.', false],
    ['He relies on the client.', true],
    ['', true],
  ])('that must not stand there: %s', (b, isRight) => {
    expect(holds(banned, { parts: { a: 'Fine.', b } })).toBe(isRight);
  });
  const needed = {
    ...named,
    kind: 'in-text',
    part: 'a',
    each: [['÷', 'divided by'], ['log']],
  } as const;
  it.each([
    ['Shows ÷ all shows, from the log', true],
    ['Shows divided by shows (log)', true],
    ['Shows ÷ all shows, from the catalog', false],
    ['', false],
  ])('that must stand there: %s', (a, isRight) => {
    expect(holds(needed, { parts: { a } })).toBe(isRight);
  });
});

describe('whether questions', () => {
  const check = { ...named, kind: 'whether-questions', part: 'a', count: 3 } as const;
  const question = (what: string) => `Whether, on July 29, he allegedly ${what}.`;
  it.each([
    ['three', [question('shouted'), question('left'), question('wrote')], true],
    ['two', [question('shouted'), question('left')], false],
    ['one three times', [question('shouted'), question('shouted'), question('shouted')], false],
    ['three that ask nothing', ['Whether.', 'Whether so.', 'Whether not.'], false],
  ])('are %s', (_, sentences, isRight) => {
    expect(holds(check, { parts: { a: sentences.join(' ') } })).toBe(isRight);
  });
});
