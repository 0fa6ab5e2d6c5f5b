/** The part of bidi-js 1.1 that we use; the package has no types. */
declare module 'bidi-js' {
  interface Bidi {
    /** Returns the level of each UTF-16 unit: even is left to right, odd is right to left. */
    getEmbeddingLevels(text: string): { levels: Uint8Array };
    getMirroredCharacter(character: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
