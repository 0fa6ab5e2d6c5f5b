/** How much is read of what a stranger hands in. Everything beyond is refused before it is looked at. */
export const LIMITS = {
  /** A file with a credential in it; the official samples have up to 85 KB. */
  fileBytes: 5 * 1024 * 1024,
  /** A credential on its own, as JWT or JSON. */
  credentialCharacters: 512 * 1024,
  jsonDepth: 32,
  /** Values in one JSON document. */
  jsonValues: 20_000,
  /** A document of the issuer. */
  documentBytes: 1024 * 1024,
  /** A status list after decompression: 131,072 entries have 16 KB. */
  statusListBytes: 1024 * 1024,
  /** Documents of an issuer that one verification reads. */
  documents: 6,
  documentMs: 5_000,
} as const;
