/** Replaces the WOFF2 decompressor in `fontkit`: our documents use TrueType fonts. */
export default function noBrotli(): never {
  throw new Error('Documents use TrueType fonts, not WOFF2.');
}
