import { describe, expect, test } from 'vitest';
import { countSyllables, readingGrade, sentencesOf } from './reading-grade.ts';

describe('syllables', () => {
  test.each([
    [1, 'the note rules asked changed files role whole hours'],
    [2, 'people table handled statement business every quiet science union'],
    [3, 'manager employee policy idea decided management agreement audience'],
    [4, 'experience society reasonable material variety'],
    [5, 'individual investigation retaliation negotiation'],
  ])('are %i in each of: %s', (count, list) => {
    const words = list.split(' ');
    expect(words.map((word) => [word, countSyllables(word)])).toEqual(
      words.map((word) => [word, count]),
    );
  });

  test('are the letters of an abbreviation, unless it is spoken as a word', () => {
    expect(['HR', 'EEOC', 'KPIs', 'BASK'].map(countSyllables)).toEqual([2, 4, 3, 1]);
  });
});

describe('sentences', () => {
  test('are those of the running text', () => {
    const text = [
      '## A heading',
      'One comes first. Is *two* second? "Three is said." Four',
      '| A table | row |',
      '- A list item.',
      '> **US.** A rule.',
      '**Name:** ________',
      '## Sources\n\n- Author, A., *A work*, 2020.',
      '*An italic line.*',
    ].join('\n\n');
    expect(sentencesOf(text).map((words) => words.join(' '))).toEqual([
      'One comes first',
      'Is two second',
      'Three is said',
      'Four',
      'Name',
    ]);
  });

  test('do not end at a decimal, an hour or an abbreviation', () => {
    expect(sentencesOf('At 10 a.m. Ms. Ito paid 7.5 percent, e.g. for Dr. Roe.')).toHaveLength(1);
  });
});

describe('the reading grade', () => {
  test('is the Flesch–Kincaid formula', () => {
    // 6 words, 1 sentence, 6 syllables.
    expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 * 1 - 15.59, 10);
    // 9 words, 2 sentences, 23 syllables.
    expect(
      readingGrade('Managers document reasonable decisions. Employees answer in writing today.'),
    ).toBeCloseTo(0.39 * 4.5 + 11.8 * (23 / 9) - 15.59, 10);
  });

  test('rises with longer sentences and longer words', () => {
    const plain = readingGrade('We meet at noon. We talk. We write it down.');
    const long = readingGrade('We meet at noon and we talk and then we write it down.');
    const heavy = readingGrade('We convene at noon and subsequently document the conversation.');
    expect(plain).toBeLessThan(long);
    expect(long).toBeLessThan(heavy);
  });

  test('is not a number for a text without a sentence', () => {
    expect(readingGrade('## Form\n\n| Name | |\n|---|---|')).toBeNaN();
  });
});
