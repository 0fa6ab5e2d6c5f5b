import { describe, expect, it } from 'vitest';
import { isAnswered, questionMix, toggleOption, unansweredOf } from './questions.ts';

describe('the questions of a check', () => {
  it('are counted by type, without the types that do not occur', () => {
    const types = ['essay', 'multiple-choice', 'multiple-choice'] as const;
    expect(questionMix(types.map((type) => ({ type })))).toBe('2 single choice, 1 written answer');
  });

  it('count as answered with text that is not blank, or with a chosen option', () => {
    expect(['38', ['A']].map(isAnswered)).toEqual([true, true]);
    expect(['', ' \n', [], null, undefined].map(isAnswered)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('are listed by position when they have no answer', () => {
    const questions = [{ id: 'q1' }, { id: 'q2' }, { id: 'q3' }];
    expect(unansweredOf(questions, { q2: 'B', q3: ' ' })).toEqual([0, 2]);
  });

  it('store chosen options in the order they are offered', () => {
    const options = ['A', 'B', 'C'];
    expect(toggleOption(options, ['C'], 'A')).toEqual(['A', 'C']);
    expect(toggleOption(options, ['A', 'C'], 'A')).toEqual(['C']);
  });
});
