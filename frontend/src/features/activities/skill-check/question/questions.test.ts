import { describe, expect, it } from 'vitest';
import { isAnswered, questionMix, toggleOption, unansweredOf } from './questions.ts';

describe('the questions of a check', () => {
  it('are told by kind, kinds that are not asked left out', () => {
    const types = ['essay', 'multiple-choice', 'multiple-choice'] as const;
    expect(questionMix(types.map((type) => ({ type })))).toBe(
      '2 to choose one answer, 1 to answer in your own words',
    );
  });

  it('count as answered by text that is not blank, or by a chosen option', () => {
    expect(['38', ['A']].map(isAnswered)).toEqual([true, true]);
    expect(['', ' \n', [], null, undefined].map(isAnswered)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('are found by position when they have no answer', () => {
    const questions = [{ id: 'q1' }, { id: 'q2' }, { id: 'q3' }];
    expect(unansweredOf(questions, { q2: 'B', q3: ' ' })).toEqual([0, 2]);
  });

  it('keep chosen options in the order in which they are offered', () => {
    const options = ['A', 'B', 'C'];
    expect(toggleOption(options, ['C'], 'A')).toEqual(['A', 'C']);
    expect(toggleOption(options, ['A', 'C'], 'A')).toEqual(['C']);
  });
});
