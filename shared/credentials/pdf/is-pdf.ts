/** Whether a file is a PDF; a few bytes may stand before its start. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1_024)).includes('%PDF-');
}
