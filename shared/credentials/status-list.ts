import { LIMITS } from './limits.ts';
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
  const list = await gunzip(packed);
  return list && list.length * 8 >= MIN_STATUS_ENTRIES ? list : undefined;
}

/** Whether the entry is set; entry 0 is the leftmost bit. Undefined for an entry that the list does not have. */
export function isEntrySet(list: Uint8Array, index: number): boolean | undefined {
  if (!Number.isSafeInteger(index) || index < 0 || index >= list.length * 8) return undefined;
  return (list[Math.floor(index / 8)]! & (128 >> (index % 8))) !== 0;
}

async function gunzip(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      bytes += read.value.length;
      if (bytes > LIMITS.statusListBytes) {
        await reader.cancel();
        return undefined;
      }
      pieces.push(read.value);
    }
  } catch {
    return undefined;
  }
  const list = new Uint8Array(bytes);
  let at = 0;
  for (const piece of pieces) {
    list.set(piece, at);
    at += piece.length;
  }
  return list;
}
