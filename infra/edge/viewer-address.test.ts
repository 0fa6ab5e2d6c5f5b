import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import {
  addViewerAddress,
  viewerAddressSource,
  type ViewerAddressEvent,
} from './viewer-address.ts';

const event = (): ViewerAddressEvent => ({
  viewer: { ip: '203.0.113.7' },
  request: { headers: { accept: { value: '*/*' }, 'x-viewer-address': { value: '198.51.100.1' } } },
});
const expected = {
  headers: { accept: { value: '*/*' }, 'x-viewer-address': { value: '203.0.113.7' } },
};

test("the caller's address replaces what the caller sent in its place", () => {
  expect(addViewerAddress(event())).toEqual(expected);
});

test('the deployed function is valid JavaScript on its own and does the same', () => {
  const handler = runInNewContext(`${viewerAddressSource()}; handler`) as (
    value: unknown,
  ) => unknown;
  expect(JSON.parse(JSON.stringify(handler(event())))).toEqual(expected);
});
