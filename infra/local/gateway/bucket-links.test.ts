import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { withReachableBucket } from './bucket-links.ts';

const link = 'http://127.0.0.1:5173/_local/s3/exports-local/exports/u1.zip?X-Amz-Expires=60';
const sent = { status: 200, headers: {}, body: JSON.stringify({ url: link }) };
const request = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;
const urlFor = (headers: Record<string, string>) =>
  (JSON.parse(String(withReachableBucket(sent, request(headers)).body)) as { url: string }).url;

test.each([
  [{ host: 'localhost:5173' }, 'http://localhost:5173/_local/s3/'],
  [{ host: 'box.example', 'x-forwarded-proto': 'https' }, 'https://box.example/_local/s3/'],
])('a download is fetched from the host that the site was opened with: %j', (headers, start) => {
  expect(urlFor(headers)).toBe(`${start}exports-local/exports/u1.zip?X-Amz-Expires=60`);
});

test('other responses stay as they are', () => {
  const other = { ...sent, body: '{"message":"http://127.0.0.1:5173/courses"}' };
  expect(withReachableBucket(other, request({ host: 'localhost:5173' }))).toBe(other);
  const file = { ...sent, body: Buffer.from(link) };
  expect(withReachableBucket(file, request({ host: 'localhost:5173' }))).toBe(file);
});
