import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { sentencesOf } from './sentences.ts';

it.each([
  ['', []],
  ['  \n ', []],
  ['One. Two? “Three.” Four', ['One.', 'Two?', '“Three.”', 'Four']],
  [
    '1. Whether he shouted.\n2. Whether he left.',
    ['1. Whether he shouted.', '2. Whether he left.'],
  ],
  ['It costs 3.5 percent. “Why?” she asked.', ['It costs 3.5 percent.', '“Why?” she asked.']],
  ['Ask Dr. Reyes. Then go.', ['Ask Dr. Reyes.', 'Then go.']],
  ['<b>Bold.</b> Not', ['<b>Bold.</b> Not']],
])('divides %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

it('finds each sentence in the text, in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      let from = 0;
      for (const sentence of sentencesOf(text)) {
        const at = text.indexOf(sentence, from);
        expect(at).toBeGreaterThanOrEqual(from);
        from = at + sentence.length;
      }
    }),
    propertyRuns(200),
  );
});
