/** Written by `build/name-fonts.ts`: the slices of a family as `[unicodeRange, url, bytes]`. */
declare module 'virtual:name-fonts/*' {
  const slices: readonly (readonly [string, string, number])[];
  export default slices;
}
