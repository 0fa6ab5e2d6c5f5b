import type { MarkUpConfig } from '#mark-up-schema.ts';
import { copyOf } from './sample-activities.ts';
import type { Written } from './written-activities.ts';
import { words } from './sample-texts.ts';

type Sentence = MarkUpConfig['paragraphs'][number]['sentences'][number];

const LETTERS = 'ABCDEFGHIJK';

/** Of these, five are wrong in a document. */
const drawn = Array.from({ length: 11 }, (_, at): Sentence => ({
  id: `drawn-${at}`,
  flawed: {
    text: `The note of {day} is wrong about point ${LETTERS[at]}.`,
    problemId: at % 2 === 0 ? 'fact' : at % 3 === 0 ? 'promise' : 'person',
    explanation: words(15),
  },
  sound: { text: `The note of {day} is right about point ${LETTERS[at]}.`, explanation: words(15) },
  readAt: { moduleId: 'record-keeping-m1', section: 'core-ideas' },
}));
const lookalikes = Array.from({ length: 5 }, (_, at): Sentence => ({
  text: `We must never accept this violation of rule ${LETTERS[at]}, which is unacceptable at all times.`,
  explanation: words(15),
}));
const nearMisses = Array.from({ length: 2 }, (_, at): Sentence => ({
  text: `It has two pages, and this is page ${LETTERS[at]}.`,
  explanation: words(15),
  nearTo: `drawn-${at}`,
}));
const plain = Array.from(
  { length: 6 },
  (_, at) => `It was filed on {day} with folder ${LETTERS[at]}.`,
);

/** A mark-up that follows the content rules. */
export function sampleMarkUp(): Written<'mark-up'> {
  return copyOf({
    id: 'record-keeping-mark-up',
    moduleId: 'record-keeping-m1',
    type: 'mark-up',
    title: 'The Note Before It Is Filed',
    description: 'Mark what cannot stay.',
    passingScore: 75,
    config: {
      context: 'A colleague has written a note.',
      title: 'Note of {day}',
      problems: [
        { id: 'fact', name: 'Wrong fact', description: 'Differs from the record.' },
        { id: 'promise', name: 'Promise', description: 'No one has approved it.' },
        { id: 'person', name: 'Too personal', description: 'It has no place in a note.' },
      ],
      asks: 5,
      facts: [{ day: 'May 4' }, { day: 'May 11' }],
      records: [{ title: 'Record', lines: ['The note is of {day}.'] }],
      paragraphs: [
        { heading: 'First', sentences: [...drawn.slice(0, 5), ...lookalikes, ...plain] },
        { sentences: [...drawn.slice(5), ...nearMisses] },
      ],
      passingScore: 75,
      feedback: { passing: 'passing-feedback', failing: 'failing-feedback' },
    },
  });
}
