import { describe, expect, test } from 'vitest';
import type { ConversationConfig } from '#conversation-schema.ts';
import type { SourceOf } from '#activities/activity-types.ts';
import written from '#courses/employee-relations/activities/employee-relations-conversation.ts';
import { copyOf } from '#testing/sample-activities.ts';
import { conversation } from './conversation.ts';

const { config: sound, ...source } = written as SourceOf<'conversation'>;
const plan = { ...source, situation: 'A talk.', task: 'Talk.' };
const texts = {
  lessonIds: [],
  anchors: new Map(
    sound.readAt.map(({ moduleId }) => [
      moduleId,
      new Set(sound.readAt.map(({ section }) => section)),
    ]),
  ),
};

/** Returns the issues of the conversation with a change. */
function issuesOf(change: (config: ConversationConfig) => void): string[] {
  const config = copyOf(sound);
  change(config);
  const issues: string[] = [];
  conversation.check(config, plan, texts, (field, message) => issues.push(`${field}: ${message}`));
  return issues;
}

const lineOf = ({ lines }: ConversationConfig, id: string) => lines.find((line) => line.id === id)!;

test('a sound conversation has no issues', () => {
  expect(issuesOf(() => undefined)).toEqual([]);
});

describe('a conversation is refused for', () => {
  const cases: [string, (config: ConversationConfig) => void, RegExp][] = [
    ['another pass mark than planned', (c) => (c.passingScore = 60), /passingScore: differs/],
    ['too few lines', (c) => c.lines.splice(0, 8), /lines: are 11; 12 to 20/],
    ['too few goals', (c) => c.goals.splice(3), /goals: are 3; at least 4/],
    ['trust that cannot grow', (c) => (c.trust.start = c.trust.most), /trust: starts at its most/],
    ['time for everything', (c) => (c.turns = c.lines.length), /turns: are enough/],
    [
      'too few lines that break a guardrail',
      (c) => {
        for (const { replies } of c.lines) for (const one of replies) delete one.mark;
      },
      /have 0 that break a guardrail/,
    ],
    [
      'an id that is used twice',
      (c) => (c.lines[1]!.id = c.lines[0]!.id),
      /lines: use an id twice/,
    ],
    [
      'a condition with a line that there isn’t',
      (c) => (lineOf(c, 'purpose').replies[0]!.when = { after: ['gone'] }),
      /when: names 'gone'/,
    ],
    [
      'a goal that there isn’t',
      (c) => (lineOf(c, 'floor').replies[0]!.reaches = ['gone']),
      /reaches: names 'gone'/,
    ],
    [
      'a last reply with a condition',
      (c) => (lineOf(c, 'secret').replies[0]!.when = { trustAtLeast: 1 }),
      /the last reply always fits/,
    ],
    [
      'a reply that never comes',
      (c) => delete lineOf(c, 'purpose').replies[0]!.when,
      /the replies after it never come/,
    ],
    [
      'the same reply in two places',
      (c) => (lineOf(c, 'secret').replies[0]!.text = lineOf(c, 'union').replies[0]!.text),
      /stands in two places/,
    ],
    [
      'a reason that says nothing',
      (c) => (lineOf(c, 'secret').replies[0]!.why = 'Not good.'),
      /has 2 words; at least 6/,
    ],
    [
      'goals that are reached whatever was said before',
      (c) => {
        for (const { replies } of c.lines) {
          const reaching = replies.find(({ reaches }) => reaches);
          if (reaching) {
            delete reaching.when;
            replies.splice(0, replies.length, reaching);
          }
        }
      },
      /reach goals whatever was said before/,
    ],
    [
      'a goal that no reply reaches',
      (c) => delete lineOf(c, 'last').replies[0]!.reaches,
      /is reached by no reply/,
    ],
    [
      'marked lines that are longer',
      (c) => {
        for (const line of c.lines)
          if (line.replies.some(({ mark }) => mark)) line.text += line.text;
      },
      /differ in length where they are marked/,
    ],
    [
      'a good order that misses a goal',
      (c) => c.goodOrder.pop(),
      /goodOrder: does not reach camera/,
    ],
    [
      'a good order that says something twice',
      (c) => c.goodOrder.push(c.goodOrder[0]!),
      /says something twice/,
    ],
    [
      'lines that pass in the order of the file',
      (c) => {
        const place = ({ id }: { id: string }) => (c.goodOrder.indexOf(id) + 100) % 100;
        c.lines.sort((a, b) => place(a) - place(b));
      },
      /passed by saying them in the order of the file/,
    ],
    [
      'a section that there isn’t',
      (c) => (c.readAt[0]!.section = 'gone'),
      /readAt\.0: names section 'gone'/,
    ],
  ];
  test.each(cases)('%s', (_name, change, expected) => {
    expect(issuesOf(change).join('\n')).toMatch(expected);
  });
});

test('minutes count the lines twice, the replies of the good order and half a minute a line', () => {
  const minutes = conversation.minutes(sound, undefined);
  expect(minutes).toBeGreaterThanOrEqual(sound.goodOrder.length / 2 + 3);
  expect(minutes).toBeLessThan(25);
});
