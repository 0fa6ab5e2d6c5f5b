import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LessonReader, piecesOf, type Voice } from './lesson-reader.ts';

/** A voice whose pieces end when the test says so. */
function testVoice() {
  const spoken: string[] = [];
  let end: Parameters<Voice['speak']>[2] | undefined;
  const voice: Voice = {
    speak: (text, rate, onEnd) => {
      spoken.push(rate === 1 ? text : `${text} (${rate}×)`);
      end = onEnd;
    },
    cancel: () => undefined,
  };
  return { voice, spoken, finish: () => end?.('spoken'), fail: () => end?.('failed') };
}

const open = (...blocks: string[]) => {
  const { voice, ...controls } = testVoice();
  const failures: number[] = [];
  const reader: LessonReader = new LessonReader(
    voice,
    () => blocks,
    () => failures.push(reader.snapshot().block),
  );
  return { reader, failures, ...controls };
};

it('reads sentence by sentence and names the block it reads', () => {
  const { reader, spoken, finish } = open('Heading', 'First. Second!');
  reader.play();
  const blocks = [reader.snapshot().block];
  for (const _ of [1, 2, 3]) {
    finish();
    blocks.push(reader.snapshot().block);
  }
  expect(spoken).toEqual(['Heading', 'First.', 'Second!']);
  expect(blocks).toEqual([0, 1, 1, -1]);
  expect(reader.snapshot().status).toBe('stopped');
});

it('goes on with the interrupted sentence after a pause', () => {
  const { reader, spoken, finish } = open('First. Second.');
  reader.play();
  finish();
  reader.pause();
  finish();
  expect(reader.snapshot()).toMatchObject({ status: 'paused', block: 0 });
  reader.play();
  expect(spoken).toEqual(['First.', 'Second.', 'Second.']);
});

it('stays where it is when the voice fails, instead of running to the end', () => {
  const { reader, spoken, failures, fail } = open('One.', 'Two.', 'Three.');
  reader.play();
  fail();
  expect(reader.snapshot()).toMatchObject({ status: 'paused', block: 0 });
  expect(failures).toEqual([0]);
  reader.play();
  expect(spoken).toEqual(['One.', 'One.']);
});

it('skips blocks, stays inside the lesson, and changes the rate at once', () => {
  const { reader, spoken } = open('One.', 'Two.', 'Three.');
  reader.play();
  reader.skip(1);
  reader.skip(-5);
  reader.skip(9);
  reader.setRate(1.5);
  expect(spoken).toEqual(['One.', 'Two.', 'One.', 'Three.', 'Three. (1.5×)']);
});

it('says all words of a text, in pieces that no device cuts off', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,30}[.,!?]?$/), { minLength: 1 }), (list) => {
      const text = list.join(' ');
      const pieces = piecesOf(text);
      expect(pieces.join(' ').split(/\s+/).join('')).toBe(text.split(/\s+/).join(''));
      expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(180);
    }),
  );
});
