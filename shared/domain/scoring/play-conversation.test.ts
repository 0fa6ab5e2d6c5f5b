import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  GUARDRAILS,
  playConversation,
  type ConversationReply,
  type ConversationRules,
  type ReplyCondition,
} from './play-conversation.ts';
import { scoreConversation } from './score-conversation.ts';

const reply = (text: string, more: Partial<ConversationReply> = {}): ConversationReply => ({
  text,
  why: 'Because of that.',
  ...more,
});

/** A line `asked` whose first reply has the condition, among lines that bring it about. */
function rulesWith(when: ReplyCondition): ConversationRules {
  return {
    trust: { start: 2, most: 4 },
    turns: 6,
    goals: [{ id: 'told' }, { id: 'asked' }],
    lines: [
      { id: 'greet', text: 'Hello.', replies: [reply('hi', { trust: 1 })] },
      { id: 'scold', text: 'Well.', replies: [reply('oh', { trust: -1 })] },
      { id: 'open', text: 'Tell me.', replies: [reply('so', { reaches: ['told'] })] },
      {
        id: 'asked',
        text: 'And?',
        replies: [reply('yes', { when, reaches: ['asked'] }), reply('no')],
      },
    ],
  };
}

describe('a reply with a condition', () => {
  const cases: [string, ReplyCondition, string[], string][] = [
    ['after a line that was said', { after: ['greet'] }, ['greet'], 'yes'],
    ['after a line that was not said', { after: ['greet'] }, ['open'], 'no'],
    ['after two lines of which one was said', { after: ['greet', 'open'] }, ['greet'], 'no'],
    ['not after a line that was not said', { notAfter: ['scold'] }, ['greet'], 'yes'],
    ['not after a line that was said', { notAfter: ['scold', 'open'] }, ['scold', 'greet'], 'no'],
    ['right after a line', { follows: ['open', 'greet'] }, ['scold', 'greet'], 'yes'],
    ['with another line in between', { follows: ['greet'] }, ['greet', 'open'], 'no'],
    ['right after a line, as the first one', { follows: ['greet'] }, [], 'no'],
    ['with a goal that is reached', { reached: ['told'] }, ['open'], 'yes'],
    ['with a goal that is not reached', { reached: ['told'] }, ['greet'], 'no'],
    ['with enough trust', { trustAtLeast: 3 }, ['greet'], 'yes'],
    ['with too little trust', { trustAtLeast: 3 }, [], 'no'],
    ['with little trust', { trustBelow: 2 }, ['scold'], 'yes'],
    ['with too much trust', { trustBelow: 2 }, [], 'no'],
    ['of which one part fails', { after: ['greet'], trustAtLeast: 4 }, ['greet'], 'no'],
  ];
  test.each(cases)('%s', (_name, when, before, expected) => {
    const { turns } = playConversation(rulesWith(when), [...before, 'asked']);
    expect(turns.at(-1)!.reply.text).toBe(expected);
  });
});

describe('a conversation', () => {
  const rules = rulesWith({});

  test('ends when the trust is gone', () => {
    const short = { ...rules, trust: { start: 1, most: 4 } };
    const played = playConversation(short, ['scold', 'greet']);
    expect(played).toMatchObject({ trust: 0, isOver: true });
    expect(played.turns).toHaveLength(1);
  });

  test('ends where a reply ends it, and when the time is up', () => {
    const [first, ...others] = rules.lines;
    const ending = { ...first!, replies: [reply('bye', { ends: true })] };
    expect(playConversation({ ...rules, lines: [ending, ...others] }, ['greet']).isOver).toBe(true);
    const played = playConversation({ ...rules, turns: 2 }, ['greet', 'open', 'asked']);
    expect(played.turns.map(({ line }) => line.id)).toEqual(['greet', 'open']);
    expect(played.isOver).toBe(true);
  });

  test('keeps trust between nothing and its most', () => {
    const trusting = { ...rules, trust: { start: 4, most: 4 } };
    expect(playConversation(trusting, ['greet']).trust).toBe(4);
  });

  test('takes no notice of lines that are unknown or were said before', () => {
    const { turns } = playConversation(rules, ['greet', 'nothing', 'greet', 'open']);
    expect(turns.map(({ line }) => line.id)).toEqual(['greet', 'open']);
  });

  test('is scored by its goals, and fails with a guardrail however many it reached', () => {
    expect(scoreConversation(rules, ['open'], 50)).toMatchObject({
      score: 50,
      reachesOutcome: true,
      keepsGuardrails: true,
      passed: true,
    });
    expect(scoreConversation(rules, ['open'], 51).passed).toBe(false);
    for (const mark of ['leading', 'pressure', 'unlawful', 'promise', 'disclosure'] as const) {
      const [first, ...others] = rules.lines;
      const marked = { ...first!, replies: [reply('hm', { mark })] };
      const scored = scoreConversation(
        { ...rules, lines: [marked, ...others] },
        ['greet', 'open', 'asked'],
        50,
      );
      expect(scored.score).toBe(100);
      expect(scored.passed, mark).toBe(!GUARDRAILS.includes(mark));
    }
  });
});

describe('any conversation', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const some = fc.subarray(ids, { minLength: 1 });
  const condition: fc.Arbitrary<ReplyCondition> = fc.record(
    { after: some, notAfter: some, follows: some, reached: some, trustAtLeast: fc.nat(5) },
    { requiredKeys: [] },
  );
  const anyReply = (hasCondition: boolean): fc.Arbitrary<ConversationReply> =>
    fc.record({
      text: fc.constant('text'),
      why: fc.constant('why'),
      trust: fc.integer({ min: -3, max: 3 }),
      reaches: fc.subarray(ids),
      mark: fc.option(fc.constantFrom('leading', 'promise'), { nil: undefined }),
      when: hasCondition ? condition : fc.constant(undefined),
    });
  const replies = fc
    .tuple(fc.array(anyReply(true), { maxLength: 2 }), anyReply(false))
    .map(([conditional, last]) => [...conditional, last]);
  const rules: fc.Arbitrary<ConversationRules> = fc.record({
    trust: fc.record({
      start: fc.integer({ min: 1, max: 3 }),
      most: fc.integer({ min: 4, max: 6 }),
    }),
    turns: fc.integer({ min: 1, max: 6 }),
    goals: fc.constant(ids.map((id) => ({ id }))),
    lines: fc
      .tuple(...ids.map((id) => fc.record({ id: fc.constant(id), text: fc.constant(id), replies })))
      .map((lines) => [...lines]),
  });
  const said = fc.shuffledSubarray([...ids, 'unknown']);

  test('replies the same to the same lines, and never takes back what was reached or said', () => {
    fc.assert(
      fc.property(rules, said, (anyRules, order) => {
        const whole = playConversation(anyRules, order);
        expect(playConversation(anyRules, order)).toEqual(whole);
        for (let count = 0; count < order.length; count += 1) {
          const part = playConversation(anyRules, order.slice(0, count));
          expect(whole.turns.slice(0, part.turns.length)).toEqual(part.turns);
          expect([...part.reached].every((id) => whole.reached.has(id))).toBe(true);
          expect(part.isOver ? whole : part).toEqual(part);
        }
      }),
    );
  });

  test('stays within its trust and its time, and a pass keeps every guardrail', () => {
    fc.assert(
      fc.property(rules, said, fc.nat(100), (anyRules, order, passingScore) => {
        const { played, passed, score } = scoreConversation(anyRules, order, passingScore);
        expect(played.trust).toBeGreaterThanOrEqual(0);
        expect(played.trust).toBeLessThanOrEqual(anyRules.trust.most);
        expect(played.turns.length).toBeLessThanOrEqual(anyRules.turns);
        const isBroken = played.turns.some(({ reply: { mark } }) => mark === 'promise');
        expect(passed).toBe(score >= passingScore && !isBroken);
      }),
    );
  });
});
