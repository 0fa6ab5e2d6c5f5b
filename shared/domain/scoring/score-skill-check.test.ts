import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { essayLength, isCorrect, type ScoredQuestion } from './score-skill-check.ts';

const question = (
  type: ScoredQuestion['type'],
  correctAnswer: ScoredQuestion['correctAnswer'],
): ScoredQuestion => ({ id: 'q', type, points: 10, correctAnswer });

const word = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.string({ minLength: 1, unit: 'grapheme' }),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'ẞ', 'ΟΔΟΣ', 'İ', 'ŉ', '3.6'),
);
const filled = word.filter((text) => text.trim() !== '');
const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\ufeff') });
/** Any value that may arrive instead of text or a list of texts. */
const wrongType = fc.oneof(
  fc.constantFrom(undefined, null, true, 0, Number.NaN),
  fc.array(fc.oneof(fc.integer(), fc.constant(null)), { minLength: 1 }),
  fc.object(),
);

const unitsOf = (text: string) => Array.from(text, (letter) => letter.codePointAt(0));

describe('a multiple-choice answer', () => {
  test('is correct only if it is the same text', () => {
    fc.assert(
      fc.property(filled, filled, fc.boolean(), (correct, other, isSame) => {
        const answer = isSame ? correct : other;
        expect(isCorrect(question('multiple-choice', correct), answer)).toBe(
          unitsOf(answer).join() === unitsOf(correct).join(),
        );
      }),
      propertyRuns(500),
    );
  });

  test.each([' Date', 'date', 'Date ', '', ' '])('%j does not equal Date', (answer) => {
    expect(isCorrect(question('multiple-choice', 'Date'), answer)).toBe(false);
  });
});

describe('a multiple-select answer', () => {
  const options = fc.uniqueArray(word, { minLength: 1, maxLength: 6 });
  const case_ = options.chain((all) =>
    fc.record({
      correct: fc.subarray(all, { minLength: 1 }),
      answer: fc.array(fc.constantFrom(...all), { maxLength: 8 }),
    }),
  );

  test('is correct only if it has exactly the correct options', () => {
    fc.assert(
      fc.property(case_, ({ correct, answer }) => {
        const wanted =
          answer.every((option) => correct.includes(option)) &&
          correct.every((option) => answer.includes(option));
        expect(isCorrect(question('multiple-select', correct), answer)).toBe(wanted);
      }),
      propertyRuns(500),
    );
  });

  test('counts the same in any order and with repeated options', () => {
    const shuffled = case_.chain(({ answer, correct }) =>
      fc.record({
        correct: fc.constant(correct),
        answer: fc.constant(answer),
        other: fc.shuffledSubarray([...answer, ...answer], { minLength: answer.length * 2 }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ correct, answer, other }) => {
        const asked = question('multiple-select', correct);
        expect(isCorrect(asked, other)).toBe(isCorrect(asked, answer));
      }),
      propertyRuns(500),
    );
  });

  test.each([
    [['Date', 'Date'], false],
    [['Date'], false],
    [['Date', 'Signature', 'Rumor'], false],
    [['Signature', 'Date'], true],
    [[], false],
    ['Date', false],
  ])('of %j is correct for Date and Signature: %s', (answer, correct) => {
    expect(isCorrect(question('multiple-select', ['Date', 'Signature']), answer)).toBe(correct);
  });
});

describe('a short answer', () => {
  const asked = (correct: string) => question('short-answer', correct);

  test('ignores case and surrounding blanks', () => {
    const change = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => text.toUpperCase().toLowerCase(),
      (text) => text.normalize('NFC'),
      (text) => text.normalize('NFD'),
    );
    // An iota below an accented letter moves in capitals; no answer asks for polytonic Greek.
    const plain = filled.filter((text) => !text.normalize('NFD').includes('\u0345'));
    fc.assert(
      fc.property(plain, change, blank, blank, (correct, changed, before, after) => {
        expect(isCorrect(asked(correct), before + changed(correct) + after)).toBe(true);
        expect(isCorrect(asked(before + changed(correct) + after), correct)).toBe(true);
      }),
      propertyRuns(500),
    );
  });

  test('is compared letter by letter if it has plain letters only', () => {
    const ascii = fc.string({
      minLength: 1,
      unit: fc.constantFrom('a', 'b', 'A', 'B', '0', '1', ' ', '.', '-'),
    });
    const plain = (text: string) =>
      text
        .replace(/^ +| +$/g, '')
        .replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));
    fc.assert(
      fc.property(ascii, ascii, (correct, answer) => {
        const wanted = plain(answer) === plain(correct) && plain(answer) !== '';
        expect(isCorrect(asked(correct), answer)).toBe(wanted);
      }),
      propertyRuns(500),
    );
  });

  test('matches every Unicode letter in upper and lower case', () => {
    const missed: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      if (code === 0xd800) code = 0xe000;
      const letter = String.fromCodePoint(code);
      if (letter.toLowerCase() === letter.toUpperCase()) continue;
      const forms = [letter.toLowerCase(), letter.toUpperCase()];
      if (!forms.every((form) => isCorrect(asked(letter), form))) missed.push(letter);
    }
    expect(missed).toEqual([]);
  });

  test.each([
    ['straße', 'STRASSE', true],
    ['café', 'CAFE\u0301', true],
    ['3.6', '3,6', false],
    ['within one day', 'within  one day', false],
    ['constructor', 'Constructor', true],
  ])('for %j, given as %j, is correct: %s', (correct, answer, isRight) => {
    expect(isCorrect(asked(correct), answer)).toBe(isRight);
  });
});

describe('an essay', () => {
  test('is correct from 50 characters after trimming', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 70 });
    fc.assert(
      fc.property(text, blank, blank, (inside, before, after) => {
        let characters = 0;
        for (const _one of inside.trim()) characters += 1;
        expect(isCorrect(question('essay', 'A model.'), before + inside + after)).toBe(
          characters >= 50,
        );
      }),
      propertyRuns(500),
    );
  });

  test('never becomes incorrect when it gets longer', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string(), (text, more) => {
        expect(essayLength(`${text}x${more}x`)).toBeGreaterThanOrEqual(essayLength(`${text}x`));
      }),
      propertyRuns(500),
    );
  });

  test.each([
    ['49 letters', 'a'.repeat(49), false],
    ['50 letters', 'a'.repeat(50), true],
    ['48 letters and two blanks around', ` ${'a'.repeat(48)} `, false],
    ['25 emoji', '🙂'.repeat(25), false],
    ['50 emoji', '🙂'.repeat(50), true],
    ['50 blanks', ' '.repeat(50), false],
  ])('of %s is correct: %s', (_what, text, correct) => {
    expect(isCorrect(question('essay', 'A model.'), text)).toBe(correct);
  });
});

describe('any question', () => {
  const types = fc.constantFrom<ScoredQuestion['type'][]>(
    'multiple-choice',
    'multiple-select',
    'short-answer',
    'essay',
  );

  test('is incorrect with an answer of the wrong type, without an error', () => {
    fc.assert(
      fc.property(types, wrongType, filled, (type, answer, text) => {
        const correctAnswer = type === 'multiple-select' ? [text] : text;
        expect(isCorrect(question(type, correctAnswer), answer)).toBe(false);
        const swapped = type === 'multiple-select' ? text : [text];
        expect(isCorrect(question(type, correctAnswer), swapped)).toBe(false);
      }),
      propertyRuns(500),
    );
  });

  test.each(['multiple-choice', 'multiple-select', 'short-answer', 'essay'] as const)(
    'of type %s is incorrect without a correct answer',
    (type) => {
      const answers = ['a'.repeat(60), ['a'], [], ''];
      for (const correctAnswer of [undefined, '', ' ', []]) {
        for (const answer of answers) {
          expect(isCorrect(question(type, correctAnswer), answer)).toBe(false);
        }
      }
    },
  );
});
