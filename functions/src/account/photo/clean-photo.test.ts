import { PHOTO_MAX_BYTES, PHOTO_PIXELS } from '@learning/shared/domain/photo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import { segment, samplePhoto } from '#testing/account/sample-photo.ts';
import { cleanPhoto } from './clean-photo.ts';

const exif = segment(0xe1, Buffer.from('Exif\0\0 48.2082 N, 16.3738 E'));
const comment = segment(0xfe, Buffer.from('taken at home'));

test('keeps a photo as it is', () => {
  expect(cleanPhoto(samplePhoto())).toEqual(samplePhoto());
});

test('removes places, cameras and comments', () => {
  const cleaned = cleanPhoto(samplePhoto({ extra: [exif, comment] }));
  expect(cleaned).toEqual(samplePhoto());
});

test.each([
  ['of another size', samplePhoto({ width: PHOTO_PIXELS * 4 })],
  ['that is not square', samplePhoto({ height: 1 })],
  ['that is too large', samplePhoto({ data: Buffer.alloc(PHOTO_MAX_BYTES) })],
  ['without a frame', Buffer.concat([samplePhoto().subarray(0, 2), samplePhoto().subarray(-20)])],
  ['that is progressive', samplePhoto({ frame: 0xc2 })],
  ['with bytes after its end', Buffer.concat([samplePhoto(), Buffer.from('<script>')])],
  ['with a second scan', samplePhoto({ data: Buffer.from([1, 0xff, 0xda, 2]) })],
  ['without an end', samplePhoto().subarray(0, -2)],
  ['with a segment beyond its end', Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0xff, 0xff, 1])],
  ['in another format', Buffer.from('RIFF0000WEBPVP8 ')],
  ['without a byte', Buffer.alloc(0)],
])('refuses a file %s', (_what, file) => {
  expect(cleanPhoto(file)).toBeUndefined();
});

test('survives any bytes', () => {
  const isRefused = fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
    const file = Buffer.concat([Buffer.from([0xff, 0xd8]), bytes]);
    return cleanPhoto(file) === undefined;
  });
  expect(() => fc.assert(isRefused, propertyRuns(500))).not.toThrow();
});
