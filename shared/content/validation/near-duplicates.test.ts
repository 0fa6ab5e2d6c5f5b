import { describe, expect, test } from 'vitest';
import { lessonText, words } from '#testing/sample-texts.ts';
import { writtenFolder } from '#testing/written-activities.ts';
import { sharedTexts } from './near-duplicates.ts';
import { validateContent } from './validate-content.ts';

const share = (first: string, second: string) =>
  sharedTexts(
    new Map([
      ['a.md', first],
      ['b.md', second],
    ]),
  )[0]?.share ?? 0;

describe('the share of two texts', () => {
  test('is 1 for a copy and 0 for a different text', () => {
    expect(share(words(300, 1), words(300, 1))).toBe(1);
    expect(share(words(300, 1), words(300, 2))).toBe(0);
  });

  test('is the copied part of the shorter text', () => {
    const copied = words(100, 3);
    const long = `${words(400, 4)}\n\n${copied}`;
    const short = `${words(100, 5)}\n\n${copied}`;
    expect(share(long, short)).toBeCloseTo(0.5, 2);
    expect(share(short, long)).toBe(share(long, short));
  });

  test('ignores case, punctuation and line breaks', () => {
    const text = words(100, 6);
    expect(share(text, text.toUpperCase().replaceAll(' ', '\n').replaceAll('.', '?'))).toBe(1);
  });

  test('leaves out prescribed parts', () => {
    const frame = (seed: number) =>
      lessonText()
        .split('\n\n')
        .map((block) => (/^[A-Z]/.test(block) ? words(100, seed) : block))
        .filter((block) => !/minutes|composite/i.test(block))
        .join('\n\n');
    expect(share(frame(7), frame(8))).toBeLessThan(0.2);
  });

  test('stays small if a text has only a few words', () => {
    expect(share(words(12, 9), words(12, 9))).toBeLessThan(0.2);
  });

  test('compares only texts that have a run of words in common', () => {
    const texts = new Map(
      Array.from({ length: 201 }, (_, index) => [`${index}.md`, words(900, index + 1)]),
    );
    const pairs = sharedTexts(texts);
    // 201 texts make 20,100 pairs; comparing all of them would take minutes for the whole catalog.
    expect(pairs.length).toBeLessThan(2_000);
    expect(pairs.filter((pair) => pair.share > 0.2)).toEqual([]);
  });
});

test('the validator reports a module that repeats one of another course', () => {
  const [first, second] = [writtenFolder(), writtenFolder()];
  second.slug = 'second';
  const issues = validateContent([first, second]);
  expect(issues).toContainEqual({
    file: 'second/modules/record-keeping-m1.md',
    field: '',
    message: 'shares 100 % of its word runs with record-keeping/modules/record-keeping-m1.md',
  });
});
