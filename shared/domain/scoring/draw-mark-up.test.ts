import { describe, expect, test } from 'vitest';
import { drawMarkUp, sentencesOf, type WrittenMarkUp } from './draw-mark-up.ts';

const drawn = (id: string) => ({
  id,
  flawed: { text: `${id} on {wrong}`, problemId: 'date', explanation: `${id} was on {day}` },
  sound: { text: `${id} on {day}`, explanation: `${id} fits` },
});
const written: WrittenMarkUp = {
  asks: 2,
  title: 'Note of {day}',
  facts: [
    { day: 'May 4', wrong: 'May 5' },
    { day: 'May 11', wrong: 'May 12' },
  ],
  records: [{ title: 'Log', lines: ['It was on {day}.'] }],
  paragraphs: [
    { heading: 'First', sentences: ['It begins.', drawn('call'), drawn('mail')] },
    {
      sentences: [
        { text: 'Near the call.', explanation: 'Only near', nearTo: 'call' },
        { text: 'It must stop.', explanation: 'Hard and right' },
        drawn('talk'),
        drawn('visit'),
        drawn('letter'),
      ],
    },
  ],
};
const draw = (seed: number, tryNumber: number) => drawMarkUp(written, { seed, tryNumber });
const wrongIn = (seed: number, tryNumber: number) =>
  sentencesOf(draw(seed, tryNumber)).flatMap(({ problemId, writtenId }) =>
    problemId === undefined ? [] : [writtenId!],
  );
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

describe('a drawn document', () => {
  test('has as many wrong sentences as asked, and the others right', () => {
    for (const seed of SEEDS) {
      const sentences = sentencesOf(draw(seed, 0));
      expect(wrongIn(seed, 0)).toHaveLength(2);
      expect(sentences).toHaveLength(8);
      for (const { text, problemId, writtenId } of sentences) {
        const day = draw(seed, 0).title.replace('Note of ', '');
        if (writtenId) expect(text.endsWith(day)).toBe(problemId === undefined);
      }
    }
  });

  test('is the same when it is drawn again, and names sentences by their place', () => {
    expect(draw(7, 1)).toEqual(draw(7, 1));
    expect(sentencesOf(draw(7, 1)).map(({ id }) => id)).toEqual([
      's1',
      's2',
      's3',
      's4',
      's5',
      's6',
      's7',
      's8',
    ]);
  });

  test('moves on from try to try, with other wrong sentences and other facts', () => {
    for (const seed of SEEDS) {
      expect(wrongIn(seed, 1)).not.toEqual(wrongIn(seed, 0));
      expect(draw(seed, 1).records).not.toEqual(draw(seed, 0).records);
    }
    const all = new Set([0, 1, 2, 3, 4].flatMap((tryNumber) => wrongIn(3, tryNumber)));
    expect(all.size).toBe(5);
  });

  test('differs from learner to learner', () => {
    expect(new Set(SEEDS.map((seed) => wrongIn(seed, 0).join())).size).toBeGreaterThan(5);
  });

  test('has a near miss only while the sentence beside it is wrong', () => {
    for (const seed of SEEDS) {
      const near = sentencesOf(draw(seed, 0))[3]!;
      const isWrong = wrongIn(seed, 0).includes('call');
      expect(near.isNearMiss).toBe(isWrong ? true : undefined);
      expect(near.explanation).toBe(isWrong ? 'Only near' : undefined);
    }
  });
});
