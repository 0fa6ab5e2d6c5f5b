import { LIMITS } from './limits.ts';
import { unpack } from './unpack.ts';
import { fromBase64Url } from './verification/bytes.ts';

/** The least number of entries: with fewer, a list would tell who holds what. */
export const MIN_STATUS_ENTRIES = 131_072;

/**
 * Decodes the `encodedList` of a Bitstring status list: `u`, base64url, gzip. Unpacking stops at a limit, so a bomb costs a megabyte.
 * Returns undefined when it is not such a list, or has fewer entries than the standard demands.
 *
 * @see https://www.w3.org/TR/vc-bitstring-status-list/
 */
export async function decodeStatusList(encoded: string): Promise<Uint8Array | undefined> {
  const packed = encoded.startsWith('u') ? fromBase64Url(encoded.slice(1)) : undefined;
  if (!packed) return undefined;
  const list = await unpack(packed, 'gzip', LIMITS.statusListBytes);
  return list && list.length * 8 >= MIN_STATUS_ENTRIES ? list : undefined;
}

/** Whether the entry is set; entry 0 is the leftmost bit. Undefined for an entry that the list does not have. */
export function isEntrySet(list: Uint8Array, index: number): boolean | undefined {
  if (!Number.isSafeInteger(index) || index < 0 || index >= list.length * 8) return undefined;
  return (list[Math.floor(index / 8)]! & (128 >> (index % 8))) !== 0;
}
