import { describe, expect, test } from 'vitest';
import type { KeyedSentence } from './draw-mark-up.ts';
import { rightMarks, scoreMarkUp } from './score-mark-up.ts';

/** Four wrong sentences, a near miss and eleven right ones. */
const sentences: KeyedSentence[] = [
  ...Array.from({ length: 4 }, (_, at) => ({ id: `w${at}`, text: 'Wrong.', problemId: 'date' })),
  { id: 'near', text: 'Near.', isNearMiss: true },
  ...Array.from({ length: 11 }, (_, at) => ({ id: `r${at}`, text: 'Right.' })),
];
const scoreOf = (marks: Record<string, string>) => scoreMarkUp(sentences, marks).score;
const right = rightMarks(sentences);

describe('marks in a document', () => {
  test.each<[string, Record<string, string>, number]>([
    ['every wrong sentence with its problem', right, 100],
    ['nothing', {}, 0],
    ['every sentence', Object.fromEntries(sentences.map(({ id }) => [id, 'date'])), 0],
    ['three of four', { w0: 'date', w1: 'date', w2: 'date' }, 75],
    ['all of them, one with another problem', { ...right, w0: 'promise' }, 88],
    ['all of them with another problem', { w0: 'a', w1: 'a', w2: 'a', w3: 'a' }, 50],
    ['all of them and a right one', { ...right, r0: 'date' }, 88],
    ['all of them and a near miss', { ...right, near: 'date' }, 100],
    ['only right ones', { r0: 'date', r1: 'date' }, 0],
  ])('score by what they find: %s', (_marks, marks, score) => {
    expect(scoreOf(marks)).toBe(score);
  });

  test('have a verdict for each wrong and each marked sentence', () => {
    const { verdicts } = scoreMarkUp(sentences, { w0: 'date', w1: 'promise', near: 'x', r0: 'x' });
    expect(Object.fromEntries(verdicts)).toEqual({
      w0: 'found',
      w1: 'other-problem',
      w2: 'missed',
      w3: 'missed',
      near: 'near-miss',
      r0: 'wrong-mark',
    });
  });

  test('never score more for one more wrong mark', () => {
    let marks: Record<string, string> = right;
    let before = scoreOf(marks);
    for (let at = 0; at < 11; at += 1) {
      marks = { ...marks, [`r${at}`]: 'date' };
      expect(scoreOf(marks)).toBeLessThanOrEqual(before);
      before = scoreOf(marks);
    }
    expect(before).toBe(0);
  });
});
