/**
 * Unpacks compressed bytes, and stops at a limit: a bomb costs no more than that. Returns undefined when they unpack to more, or are
 * damaged.
 */
export async function unpack(
  packed: Uint8Array<ArrayBuffer>,
  format: 'deflate' | 'gzip',
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream(format));
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      bytes += read.value.length;
      if (bytes > maxBytes) {
        await reader.cancel();
        return undefined;
      }
      pieces.push(read.value);
    }
  } catch {
    return undefined;
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
