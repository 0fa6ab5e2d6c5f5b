import { gzipSync } from 'node:zlib';

/** The fewest entries that a list may have. Source: rules/certificates.md K11 */
export const STATUS_LIST_ENTRIES = 131_072;

/**
 * Returns a list's bits, compressed: the first entry is the leftmost bit, `u` says that it is base64url.
 *
 * @see https://www.w3.org/TR/vc-bitstring-status-list/#bitstring-encoding
 */
export function encodeStatusList(revoked: readonly number[]): string {
  const bytes = new Uint8Array(STATUS_LIST_ENTRIES / 8);
  for (const index of revoked) {
    if (!Number.isInteger(index) || index < 0 || index >= STATUS_LIST_ENTRIES) {
      throw new RangeError('The entry is outside the status list.');
    }
    bytes[index >> 3]! |= 128 >> (index & 7);
  }
  return `u${gzipSync(bytes, { level: 9 }).toString('base64url')}`;
}
