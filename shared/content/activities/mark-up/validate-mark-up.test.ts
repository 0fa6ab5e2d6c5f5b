import { describe, expect, test } from 'vitest';
import { sampleFolder } from '#testing/sample-folder.ts';
import { sampleMarkUp } from '#testing/sample-mark-up.ts';
import type { Written } from '#testing/written-activities.ts';
import { sectionAnchors } from '#validation/section-anchors.ts';
import { checkActivity } from '#validation/validate-activity.ts';

type Change = (markUp: Written<'mark-up'>) => void;

const texts = {
  lessonIds: ['record-keeping-m1'],
  anchors: sectionAnchors(sampleFolder().modules),
};

/** Returns the issues of the sample after a change, checked against the plan of the unchanged one. */
function issuesOf(change: Change): string[] {
  const markUp = sampleMarkUp();
  const { id, moduleId, type, title, passingScore } = markUp;
  const plan = { id, moduleId, type, title, passingScore, situation: 'A note.', task: 'Mark it.' };
  change(markUp);
  return checkActivity('a.ts', markUp, plan, texts).map(
    ({ field, message }) => `${field}: ${message}`,
  );
}

const sentences = ({ config }: Written<'mark-up'>) =>
  config.paragraphs.flatMap((paragraph) => paragraph.sentences);
type Sentence = ReturnType<typeof sentences>[number];
const isDrawn = (sentence: Sentence) => typeof sentence === 'object' && 'flawed' in sentence;
const drawn = (markUp: Written<'mark-up'>) =>
  sentences(markUp).flatMap((sentence) =>
    typeof sentence === 'object' && 'flawed' in sentence ? [sentence] : [],
  );
const fixed = (markUp: Written<'mark-up'>) =>
  sentences(markUp).flatMap((sentence) =>
    typeof sentence === 'object' && !('flawed' in sentence) ? [sentence] : [],
  );
const keep = ({ config }: Written<'mark-up'>, isKept: (sentence: Sentence) => boolean) => {
  for (const paragraph of config.paragraphs)
    paragraph.sentences = paragraph.sentences.filter(isKept);
};

describe('a mark-up', () => {
  test('with enough of everything has no issue', () => {
    expect(issuesOf(() => undefined)).toEqual([]);
  });

  test.each<[string, Change, string | RegExp]>([
    [
      'fewer than four wrong sentences',
      ({ config }) => (config.asks = 3),
      'config.asks: is 3; at least 4 are required',
    ],
    [
      'no more sentences that can be wrong than are',
      ({ config }) => (config.asks = 10),
      'config.paragraphs: have 11 sentences that can be wrong; 12 are required',
    ],
    [
      'the same wrong sentences in two tries',
      (markUp) => {
        let left = 10;
        keep(markUp, (sentence) => !isDrawn(sentence) || (left -= 1) >= 0);
      },
      'config.asks: makes the same sentences wrong in two of the first tries',
    ],
    [
      'too few sentences to choose from',
      (markUp) => keep(markUp, (sentence) => typeof sentence !== 'string'),
      'config.paragraphs: have 18 sentences; 20 are required',
    ],
    [
      'too few sentences that look wrong',
      (markUp) =>
        (fixed(markUp)[0]!.nearTo =
          fixed(markUp)[1]!.nearTo =
          fixed(markUp)[2]!.nearTo =
            'drawn-2'),
      'config.paragraphs: have 2 sentences that look wrong and are right; 3 are required',
    ],
    [
      'too few near misses',
      (markUp) => delete fixed(markUp).at(-1)!.nearTo,
      'config.paragraphs: have 1 near misses; 2 are required',
    ],
    [
      'a near miss beside nothing',
      (markUp) => (fixed(markUp).at(-1)!.nearTo = 'gone'),
      /nearTo: 'gone' is not a sentence that can be wrong$/,
    ],
    [
      'a problem that is not listed',
      (markUp) => (drawn(markUp)[0]!.flawed.problemId = 'gone'),
      "config.problems: lack 'gone'",
    ],
    [
      'a problem that no sentence has',
      ({ config }) => void config.problems.push({ id: 'tone', name: 'Tone', description: 'Rude.' }),
      "config.problems: hold 'tone', which no sentence has",
    ],
    [
      'an explanation that says too little',
      (markUp) => (drawn(markUp)[0]!.sound.explanation = 'It is right.'),
      /sound\.explanation: has 3 words; at least 15 are required$/,
    ],
    [
      'a section that the module does not have',
      (markUp) => (drawn(markUp)[0]!.readAt.section = 'gone'),
      /readAt: names section 'gone'/,
    ],
    [
      'a fact without a value',
      ({ config }) => config.paragraphs[0]!.sentences.push('It was {late}.'),
      "config.facts.0: lack 'late'",
    ],
    [
      'a fact that no text uses',
      ({ config }) => (config.facts[1]!['late'] = 'late'),
      "config.facts.1: hold 'late', which no text uses",
    ],
    [
      'one set of facts',
      ({ config }) => void config.facts.pop(),
      'config.facts: have 1 sets; at least 2 are required',
    ],
    ['another pass mark', ({ config }) => (config.passingScore = 60), /differs from the plan$/],
  ])('is refused with %s', (_name, change, message) => {
    const found = issuesOf(change);
    expect(
      found.filter((issue) =>
        typeof message === 'string' ? issue === message : message.test(issue),
      ),
    ).not.toEqual([]);
  });

  test.each<[string, Change]>([
    [
      'the longest sentences',
      (markUp) => {
        for (const sentence of drawn(markUp))
          sentence.flawed.text += ' It goes on and on, over the file, over the page and the week.';
      },
    ],
    [
      'the most alarming sentences',
      (markUp) => {
        for (const sentence of drawn(markUp))
          sentence.flawed.text = `You must never refuse: all warnings are final, illegal and unacceptable.`;
      },
    ],
    [
      'the sentences with the most figures',
      (markUp) => {
        for (const sentence of drawn(markUp)) sentence.flawed.text += ' 2026-11-28.';
      },
    ],
  ])('is refused if marking %s passes', (script, change) => {
    expect(issuesOf(change)).toContain(`config.paragraphs: are passed by marking ${script}`);
  });
});
