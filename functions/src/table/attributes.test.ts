import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromAttributes, type Attributes } from './attributes.ts';

const leaf = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.boolean(),
  fc.constant(null),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
  fc.uniqueArray(fc.string(), { minLength: 1 }).map((values) => new Set(values)),
  fc.uniqueArray(fc.integer(), { minLength: 1 }).map((values) => new Set(values)),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value')),
    fc.dictionary(fc.string(), tie('value'), { noNullPrototype: true }),
  ),
}));
const item = fc.dictionary(
  fc.string().filter((name) => name !== '__proto__'),
  value,
  { noNullPrototype: true },
);

test('attributes become the values that the SDK reads', () => {
  fc.assert(
    fc.property(item, (stored) => {
      const text = JSON.stringify(marshall(stored));
      expect(fromAttributes(JSON.parse(text) as Attributes)).toEqual(
        unmarshall(JSON.parse(text) as Parameters<typeof unmarshall>[0]),
      );
    }),
  );
});

test('a member named like the prototype stays a member', () => {
  const attributes = JSON.parse('{"m":{"M":{"__proto__":{"M":{"a":{"S":"x"}}}}}}') as Attributes;
  const { m } = fromAttributes(attributes) as { m: object };
  expect(Object.entries(m)).toEqual([['__proto__', { a: 'x' }]]);
  expect(Object.getPrototypeOf(m)).toBe(Object.prototype);
});

test.each([
  [{ N: '9007199254740993' }, 'exactly'],
  [{ B: 'AA==' }, 'a type'],
  [{}, 'a type'],
])('%j is refused, so that the SDK reads it', (attribute, message) => {
  expect(() => fromAttributes({ a: attribute })).toThrow(message);
});
