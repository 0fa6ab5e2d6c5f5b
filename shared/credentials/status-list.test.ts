import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { decodeStatusList, isEntrySet, MIN_STATUS_ENTRIES } from './status-list.ts';
import { gzip } from './testing/issuer.ts';
import { toBase64Url } from './verification/bytes.ts';

const encode = async (bits: Uint8Array<ArrayBuffer>) => `u${toBase64Url(await gzip(bits))}`;

it('finds exactly the entries that were set', async () => {
  const indexes = fc.uniqueArray(fc.nat({ max: MIN_STATUS_ENTRIES - 1 }), { maxLength: 50 });
  await fc.assert(
    fc.asyncProperty(indexes, fc.nat({ max: MIN_STATUS_ENTRIES - 1 }), async (set, other) => {
      const bits = new Uint8Array(MIN_STATUS_ENTRIES / 8);
      for (const index of set) bits[index >> 3]! |= 128 >> (index & 7);
      const list = (await decodeStatusList(await encode(bits)))!;
      for (const index of set) expect(isEntrySet(list, index)).toBe(true);
      expect(isEntrySet(list, other)).toBe(set.includes(other));
    }),
    propertyRuns(30),
  );
});

it('counts from the leftmost bit', () => {
  expect(isEntrySet(Uint8Array.of(0b1000_0000, 0b0000_0001), 0)).toBe(true);
  expect(isEntrySet(Uint8Array.of(0b1000_0000, 0b0000_0001), 15)).toBe(true);
  expect(isEntrySet(Uint8Array.of(0b1000_0000, 0b0000_0001), 8)).toBe(false);
});

it.each([-1, 16, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('has no entry %s', (index) => {
  expect(isEntrySet(new Uint8Array(2), index)).toBeUndefined();
});

it('refuses a bomb, a short list, and what is no list', async () => {
  expect(await decodeStatusList(await encode(new Uint8Array(50 * 1024 * 1024)))).toBeUndefined();
  expect(await decodeStatusList(await encode(new Uint8Array(1024)))).toBeUndefined();
  const good = await encode(new Uint8Array(MIN_STATUS_ENTRIES / 8));
  expect(await decodeStatusList(good)).toHaveLength(MIN_STATUS_ENTRIES / 8);
  expect(await decodeStatusList(good.slice(1))).toBeUndefined();
  expect(await decodeStatusList(good.slice(0, -8))).toBeUndefined();
  expect(await decodeStatusList('uAAAA')).toBeUndefined();
  expect(await decodeStatusList('')).toBeUndefined();
});
