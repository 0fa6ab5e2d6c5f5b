/** Stands in for the decompressor of WOFF2 in `fontkit`: the fonts of our documents are TrueType. */
export default function noBrotli(): never {
  throw new Error('Documents use TrueType fonts, not WOFF2.');
}
