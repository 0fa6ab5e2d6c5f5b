import { describe, expect, it } from 'vitest';
import { HUES, hueOf, initialOf } from './drawn-initial.ts';

describe('the initial of', () => {
  it.each([
    ['Ada Okafor', 'A'],
    ['  émile', 'É'],
    // The accent is a sign of its own.
    ['e\u0301mile', 'E\u0301'],
    ['ßen', 'ß'],
    ['निशा', 'नि'],
    ['한지민', '한'],
    ['李娜', '李'],
    ['فاطمة', 'ف'],
    ['“Dee” Ray', 'D'],
    ['7 of Nine', '7'],
    ['👩🏽‍💻', '👩🏽‍💻'],
    ['𐐨dam', '𐐀'],
    ['', ''],
  ])('%j is %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});

it('a learner has one color, in any spelling of the address', () => {
  expect(hueOf('Ada@Example.com ')).toBe(hueOf('ada@example.com'));
});

it('learners have all colors', () => {
  const hues = Array.from({ length: 200 }, (_, index) => hueOf(`learner-${index}@example.com`));
  expect(new Set(hues)).toEqual(new Set(Array.from({ length: HUES }, (_, hue) => hue)));
});
