/** The part of `subset-font` that is used; the package has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      /** OpenType tags; all features without it. */
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, { min: number; max: number } | number>;
    },
  ): Promise<Buffer>;
}
